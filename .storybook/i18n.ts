import type { Language } from '@onelot/domain'
import { createUiI18n, throwOnMissing } from '@onelot/ui/i18n'
import { en } from '@onelot/ui/locales/en'
import { en as klineEn } from '@onelot/ui/locales/en/kline'
import { kor } from '@onelot/ui/locales/kor'
import { kor as klineKor } from '@onelot/ui/locales/kor/kline'
import { tw } from '@onelot/ui/locales/tw'
import { tw as klineTw } from '@onelot/ui/locales/tw/kline'
import type { i18n } from 'i18next'

/** ui's messages for its own stories, in which a missing one fails the story. */
export const uiI18n: Readonly<Record<Language, i18n>> = {
  en: createUiI18n('en', { ui: en, kline: klineEn }, throwOnMissing),
  kor: createUiI18n('kor', { ui: kor, kline: klineKor }, throwOnMissing),
  tw: createUiI18n('tw', { ui: tw, kline: klineTw }, throwOnMissing),
}
