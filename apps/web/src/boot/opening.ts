import type { Query, ScreenDefinition } from '@onelot/screens'
import { queryOf, screenAt, screenNamed } from '@onelot/screens/definitions'

/** What the address asks for, before any router is there. */
export interface OpenedScreen {
  readonly screen: ScreenDefinition
  readonly query: Query
}

/** The screen of a hash; the start for a path that no screen has. */
export function openedScreen(hash: string): OpenedScreen {
  const [path = '', search = ''] = hash.replace(/^#/, '').split('?')
  return { screen: screenAt(path) ?? screenNamed('start'), query: queryOf(search) }
}
