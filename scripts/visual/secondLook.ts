import { differing } from './verdict.ts'

/** What a run took: fingerprints by story and mode, and why the others could not be taken. */
export interface Shots {
  readonly hashes: ReadonlyMap<string, string>
  readonly failed: ReadonlyMap<string, string>
}

/** More pictures than these are no accident: the design has changed. */
export const MOST_DOUBTFUL = 60

/**
 * Draws what differs from the accepted pictures, or could not be taken, once more and one by one: on a machine that is busy with other
 * things a story may run out of time. A change of a single pixel differs the second time too.
 */
export async function secondLook(
  first: Shots,
  accepted: ReadonlyMap<string, string>,
  take: (keys: readonly string[]) => Promise<Shots>,
): Promise<Shots> {
  const keys = [...first.failed.keys(), ...differing(first.hashes, accepted)]
  if (keys.length === 0 || keys.length > MOST_DOUBTFUL) return first
  const { hashes, failed } = await take(keys)
  const steady = [...first.hashes].filter(([key]) => !keys.includes(key))
  return { hashes: new Map([...steady, ...hashes]), failed }
}
