import { languages, type OwnLanguage } from '@onelot/domain'
import { type LanguageBundle, type ScreenName, addBundles, createI18n } from '@onelot/screens'
import { screenNamed } from '@onelot/screens/definitions'
import { bundle as en } from '@onelot/screens/i18n/en'
import { bundle as kor } from '@onelot/screens/i18n/kor'
import { bundle as tw } from '@onelot/screens/i18n/tw'
import { throwOnMissing } from '@onelot/ui/i18n'
import type { i18n } from 'i18next'

const languageBundles: Record<OwnLanguage, LanguageBundle> = { en, kor, tw }

/** The messages of every screen, and of one, in all languages: a play may change the language. A message that is missing fails the story. */
export async function messagesOf(screen: ScreenName | undefined): Promise<i18n> {
  const i18n = createI18n(throwOnMissing)
  for (const language of languages) {
    addBundles(i18n, language, { ...languageBundles[language] })
    if (screen !== undefined) addBundles(i18n, language, await screenNamed(screen).messages[language]())
  }
  return i18n
}
