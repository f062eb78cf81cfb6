import { type Localized, inLanguage } from '@onelot/domain'
import type { ScreenName } from '../definition/routes.ts'
import { useNavigation, usePreferences } from '../ports/ports.ts'

/** A name in the reader's language. */
export function useName(): (name: Localized) => string {
  const { language } = usePreferences()
  return (name) => inLanguage(name, language)
}

/** The title of a screen in the reader's language. */
export function useTitleOf(): (screen: ScreenName) => string {
  const { titleOf } = useNavigation()
  const name = useName()
  return (screen) => name(titleOf(screen))
}
