import type { Opening, Query, ScreenName } from '@onelot/screens'
import { screenNamed } from '@onelot/screens/definitions'

/** A read that the definition of a story's screen sends first, and whether the screen has asked just that. */
export interface SeenFirstRead {
  readonly screen: ScreenName
  readonly path: string
  readonly isAsked: boolean
}

export interface OpenedStory {
  readonly screen: ScreenName
  readonly opening: Opening
  readonly isMember: boolean
  /** Path and body of each call. */
  readonly asked: Iterable<readonly [path: string, body: string]>
}

/** The order in which a body names its fields does not matter. */
function keyOf(path: string, body: string): string {
  const fields: unknown = JSON.parse(body)
  return JSON.stringify([path, typeof fields === 'object' && fields ? Object.entries(fields).sort() : fields])
}

/** What is sent before the screen's script is there has to be what the screen then asks, or it is asked twice (apps/web/src/boot/firstReads.ts). */
export function seenFirstReads({ screen, opening, isMember, asked }: OpenedStory): readonly SeenFirstRead[] {
  const calls = new Set([...asked].map(([path, body]) => keyOf(path, body)))
  const reads = screenNamed(screen).reads?.(opening) ?? []
  return reads
    .filter(({ access }) => access === 'guest' || isMember)
    .map(({ path, request }) => ({
      screen,
      path,
      isAsked: calls.has(keyOf(path, JSON.stringify(request))),
    }))
}

/** What a story is opened with, as an address carries it. */
export const queryOf = (args: object): Query =>
  Object.fromEntries(
    Object.entries(args).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  )
