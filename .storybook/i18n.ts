import type { OwnLanguage } from '@onelot/domain'
import { createUiI18n, throwOnMissing } from '@onelot/ui/i18n'
import { en } from '@onelot/ui/locales/en'
import { en as klineEn } from '@onelot/ui/locales/en/kline'
import { en as tradingEn } from '@onelot/ui/locales/en/trading'
import { kor } from '@onelot/ui/locales/kor'
import { kor as klineKor } from '@onelot/ui/locales/kor/kline'
import { kor as tradingKor } from '@onelot/ui/locales/kor/trading'
import { tw } from '@onelot/ui/locales/tw'
import { tw as klineTw } from '@onelot/ui/locales/tw/kline'
import { tw as tradingTw } from '@onelot/ui/locales/tw/trading'
import type { i18n } from 'i18next'

/** ui's messages for its own stories, in which a missing one fails the story. */
export const uiI18n: Readonly<Record<OwnLanguage, i18n>> = {
  en: createUiI18n('en', { ui: en, kline: klineEn, trading: tradingEn }, throwOnMissing),
  kor: createUiI18n('kor', { ui: kor, kline: klineKor, trading: tradingKor }, throwOnMissing),
  tw: createUiI18n('tw', { ui: tw, kline: klineTw, trading: tradingTw }, throwOnMissing),
}
