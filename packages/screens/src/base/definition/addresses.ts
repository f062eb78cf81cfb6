import * as definitions from '../../definitions.ts'
import type { Query, ScreenDefinition } from './defineScreen.ts'
import type { RouteTarget, ScreenName } from './routes.ts'

export const screens: readonly ScreenDefinition[] = Object.values(definitions)
/** As the router compares paths: letters of either case, with or without a slash at the end. */
const comparable = (path: string): string => path.replace(/\/+$/, '').toLowerCase()
const byPath: ReadonlyMap<string, ScreenDefinition> = new Map(
  screens.map((screen) => [comparable(screen.path), screen]),
)

/** Undefined for a path that no screen has. */
export const screenAt = (path: string): ScreenDefinition | undefined => byPath.get(comparable(path))

export const screenNamed = (name: ScreenName): ScreenDefinition => definitions[name]

/** Path and query of a screen, below the hash. */
export type Address = `/${string}`

/** An address that came from outside, from storage or the bar of the browser; undefined where no screen has it. */
export function addressAt(text: string): Address | undefined {
  const [path = '', search] = text.split('?')
  const screen = screenAt(path)
  return screen && `${screen.path}${search === undefined ? '' : `?${search}`}`
}

export function addressOf({ to, ...params }: RouteTarget): Address {
  const query = new URLSearchParams(
    Object.entries(params).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  ).toString()
  return `${definitions[to].path}${query === '' ? '' : `?${query}`}`
}

/** `?instrument=US%3AAAPL` as a record; of a name that comes twice, the last. */
export const queryOf = (search: string): Query => Object.fromEntries(new URLSearchParams(search))
