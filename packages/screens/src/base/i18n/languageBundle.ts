import type { TransportMessages } from '@onelot/api-client'
import type { Bundle, UiMessages } from '@onelot/ui'
import type { app } from './messages/en.ts'

/** What every screen needs of a language, by its namespaces. */
export interface LanguageBundle {
  readonly app: Bundle<typeof app>
  readonly ui: UiMessages
  readonly transport: TransportMessages
}
