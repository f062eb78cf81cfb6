import type { Language } from '@onelot/domain'
import { intlLocale, translateUi } from '@onelot/ui/i18n'
import { createI18n } from '../i18n/createI18n.ts'
import { pack as en } from '../i18n/en/index.ts'
import { pack as kor } from '../i18n/kor/index.ts'
import { pack as tw } from '../i18n/tw/index.ts'
import type { LanguagePack } from '../i18n/pack.ts'
import type { Reader } from './journey.ts'

const readerOf = (language: Language, pack: LanguagePack): Reader => ({
  language,
  pack,
  ui: translateUi(createI18n(language, pack), intlLocale(language)),
})

/** Who reads the app in each of its languages. */
export const english = readerOf('en', en)
export const korean = readerOf('kor', kor)
export const taiwanese = readerOf('tw', tw)
