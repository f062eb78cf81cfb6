import { type Language, languages } from '@onelot/domain'
import { intlLocale, throwOnMissing, translateUi } from '@onelot/ui/i18n'
import { screenNamed, screens } from '../definition/addresses.ts'
import { addBundles } from '../i18n/addBundles.ts'
import { createI18n } from '../i18n/createI18n.ts'
import type { LanguageBundle } from '../i18n/languageBundle.ts'
import { bundle as en } from '../i18n/languages/en.ts'
import { bundle as kor } from '../i18n/languages/kor.ts'
import { bundle as tw } from '../i18n/languages/tw.ts'
import type { Reader } from './journey.ts'

const bundles: Readonly<Record<Language, LanguageBundle>> = { en, kor, tw }
const i18n = createI18n(throwOnMissing)

await Promise.all(
  screens.flatMap((screen) =>
    languages.map(async (language) => {
      addBundles(i18n, language, await screen.messages[language]())
    }),
  ),
)

function readerOf(language: Language): Reader {
  addBundles(i18n, language, { ...bundles[language] })
  return {
    language,
    t: i18n.getFixedT(intlLocale(language)),
    ui: translateUi(i18n, intlLocale(language)),
    titleOf: (name) => screenNamed(name).title[language],
  }
}

/** Who reads the app in each of its languages. */
export const english = readerOf('en')
export const korean = readerOf('kor')
export const taiwanese = readerOf('tw')
