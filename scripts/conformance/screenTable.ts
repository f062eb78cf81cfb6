import { endpoints, streamPath } from '@onelot/api-client'
import { screens } from '@onelot/screens/definitions'
import { folderOf } from '../screenCalls/folderOf.ts'
import { areasOfFolders, screenCalls } from '../screenCalls/screenCalls.ts'
import { schemaOf } from './schema.ts'
import type { ScreenCalls } from './screens.ts'

/** Any parameter of an address: what a screen asks first may depend on it. */
const anyQuery: Readonly<Record<string, string>> = new Proxy({}, { get: () => 'US:AAPL' })
const opening = { homeMarket: 'KRX', totalsIn: 'USD' } as const

/** Calls that answer quotes: a screen with one of them listens to the stream. */
const quoted: ReadonlySet<string> = new Set(
  endpoints
    .filter(({ response }) => /"quotes?":/.test(JSON.stringify(schemaOf(response))))
    .map(({ path }) => path),
)

/** Every screen that calls something, by its definition and its imports. */
export function callsOfScreens(): readonly ScreenCalls[] {
  const calls = screenCalls()
  const areas = areasOfFolders()
  return screens
    .map(({ name, reads }) => {
      const asked = [{}, anyQuery].flatMap((query) => reads?.({ ...opening, query }) ?? [])
      const first = [...new Set(asked.map(({ path }) => path))]
      const all = [...new Set([...first, ...(calls[folderOf(name)] ?? [])])]
      const listens = all.some((path) => quoted.has(path))
      return {
        screen: name,
        area: areas.get(folderOf(name)) ?? '',
        first,
        calls: listens ? [...all, streamPath] : all,
      }
    })
    .filter((screen) => screen.calls.length > 0)
}
