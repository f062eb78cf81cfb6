import { differing } from './verdict.ts'

/** What a run took: fingerprints by story and mode, and why the others could not be taken. */
export interface Shots {
  readonly hashes: ReadonlyMap<string, string>
  readonly failed: ReadonlyMap<string, string>
}

/** More pictures than these are no accident: the design has changed. */
export const MOST_DOUBTFUL = 60

type Take = (keys: readonly string[]) => Promise<Shots>

/**
 * Draws what differs from the accepted pictures, or could not be taken, once more and one by one, each in a document of its own: on a machine
 * that is busy with other things a story may run out of time, and one may see what was shown before it. A change of a single pixel
 * differs the second time too.
 */
export async function secondLook(
  first: Shots,
  accepted: ReadonlyMap<string, string>,
  take: Take,
): Promise<Shots> {
  const keys = [...first.failed.keys(), ...differing(first.hashes, accepted)]
  if (keys.length === 0 || keys.length > MOST_DOUBTFUL) return first
  return replaced(first, keys, await take(keys))
}

/** What is accepted from now on: whatever is not as accepted is drawn in a document of its own. */
export async function takeAnew(
  first: Shots,
  accepted: ReadonlyMap<string, string>,
  take: Take,
): Promise<Shots> {
  const drawn = [...first.hashes].filter(([key, hash]) => accepted.get(key) !== hash).map(([key]) => key)
  const keys = [...first.failed.keys(), ...drawn]
  return keys.length === 0 ? first : replaced(first, keys, await take(keys))
}

function replaced(first: Shots, keys: readonly string[], { hashes, failed }: Shots): Shots {
  const again = new Set(keys)
  const steady = [...first.hashes].filter(([key]) => !again.has(key))
  return { hashes: new Map([...steady, ...hashes]), failed }
}
