import { type Endpoint, commonOutcome, endpoints, streamPath } from '@onelot/api-client'
import type { ScreenName } from '@onelot/screens'
import { screenCalls } from 'virtual:screen-calls'

const folderOf = (screen: ScreenName) => screen.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

/** The endpoints that a screen may ask; undefined where its folder is another screen's. */
export function callsOfScreen(screen: ScreenName): readonly Endpoint[] | undefined {
  const calls = screenCalls[folderOf(screen)]
  return calls && endpoints.filter(({ path }) => calls.includes(path))
}

/** What the client asks by itself: prices as they move, and the outcome of a command that was not answered. */
const byTheClient: readonly string[] = [streamPath, commonOutcome.path]

/** The calls of a story that its screen's page does not list. */
export function unlistedCalls(screen: ScreenName, asked: Iterable<string>): readonly string[] {
  const listed = callsOfScreen(screen)?.map(({ path }) => path)
  return listed === undefined
    ? []
    : [...asked].filter((path) => !listed.includes(path) && !byTheClient.includes(path))
}
