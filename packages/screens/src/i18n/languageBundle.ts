import type { CatalogueTexts } from '@onelot/api-client'
import type { UiWords } from '@onelot/ui'
import type { app } from './messages/en.ts'
import type { Translated } from './resources.ts'

/** What every screen needs of a language. */
export interface LanguageBundle {
  readonly app: Translated<typeof app>
  readonly ui: UiWords
  /** Texts of refusals, successes and field reasons. */
  readonly catalogue: CatalogueTexts
}
