import { type Language, languages } from '@onelot/domain'
import { intlLocale } from '@onelot/ui'
import { screenNamed, screens } from '../definition/addresses.ts'
import { addBundles, createI18n } from '../i18n/createI18n.ts'
import type { LanguageBundle } from '../i18n/languageBundle.ts'
import { bundle as en } from '../i18n/languages/en.ts'
import { bundle as kor } from '../i18n/languages/kor.ts'
import { bundle as tw } from '../i18n/languages/tw.ts'
import type { Reader } from './journey.ts'

const bundles: Readonly<Record<Language, LanguageBundle>> = { en, kor, tw }
const i18n = createI18n((key) => {
  throw new Error(`there is no message ${key}`)
})

await Promise.all(
  screens.flatMap((screen) =>
    languages.map(async (language) => {
      addBundles(i18n, language, await screen.messages[language]())
    }),
  ),
)

function readerOf(language: Language): Reader {
  const { app, ui, catalogue } = bundles[language]
  addBundles(i18n, language, { app })
  return {
    language,
    t: i18n.getFixedT(intlLocale(language)),
    ui,
    catalogue,
    titleOf: (name) => screenNamed(name).title[language],
  }
}

/** Who reads the app in each of its languages. */
export const english = readerOf('en')
export const korean = readerOf('kor')
export const taiwanese = readerOf('tw')
