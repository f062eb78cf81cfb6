import { type Endpoint, commonOutcome, endpoints, streamPath } from '@onelot/api-client'
import type { ScreenName } from '@onelot/screens'
import { screenCalls } from 'virtual:screen-calls'
import { folderOf } from '../scripts/screenCalls/folderOf.ts'

/** The endpoints that a screen may ask; undefined where it is not built. */
export function callsOfScreen(screen: ScreenName): readonly Endpoint[] | undefined {
  const calls = screenCalls[folderOf(screen)]
  return calls && endpoints.filter(({ path }) => calls.includes(path))
}

/** What the client asks by itself: prices as they move, and the outcome of a command that was not answered. */
const byTheClient: readonly string[] = [streamPath, commonOutcome.path]

/** The calls of a story that its screen's page does not list. */
export function unlistedCalls(screen: ScreenName, asked: Iterable<string>): readonly string[] {
  const listed = callsOfScreen(screen)?.map(({ path }) => path) ?? []
  return [...asked].filter((path) => !listed.includes(path) && !byTheClient.includes(path))
}
