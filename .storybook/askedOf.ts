import { type Endpoint, commonOutcome, endpoints, streamPath } from '@onelot/api-client'
import { screenCalls } from 'virtual:screen-calls'

/** The folder of a screen, from the path of its stories. */
const folderOf = (fileName: unknown): string | undefined =>
  typeof fileName === 'string' ? /packages\/screens\/src\/([^/]+)\//.exec(fileName)?.[1] : undefined

/** The endpoints that the screen of a file of stories may ask; undefined where its folder holds no screen. */
export function callsOfScreen(fileName: unknown): readonly Endpoint[] | undefined {
  const calls = screenCalls[folderOf(fileName) ?? '']
  return calls && endpoints.filter(({ path }) => calls.includes(path))
}

/** What the client asks by itself: prices as they move, and the outcome of a command that was not answered. */
const byTheClient: readonly string[] = [streamPath, commonOutcome.path]

/** The calls of a story that its screen's page does not list. */
export function unlistedCalls(fileName: unknown, asked: Iterable<string>): readonly string[] {
  const listed = callsOfScreen(fileName)?.map(({ path }) => path)
  return listed === undefined
    ? []
    : [...asked].filter((path) => !listed.includes(path) && !byTheClient.includes(path))
}
