import type { Cursor, Snapshot } from '@onelot/api-client'
import { type Instant, type Refusal, type Result, epochMs, instant, invalid, no, ok } from '@onelot/domain'
import { slotIn } from './paging.ts'

/** How long one may read on in one ranking. Prices are a function of time, so that it need not be kept. */
const RANKING_LASTS_MS = 86_400_000

/** The moment of a ranking that a page before was of; undefined where the text names none, or one that is too old. */
export function rankingIn(text: string, now: Instant): Instant | undefined {
  const ms = Date.parse(text)
  const isKept = ms <= epochMs(now) && ms >= epochMs(now) - RANKING_LASTS_MS
  return isKept && instant(ms) === text ? instant(ms) : undefined
}

/** The moment by which the pages before were ranked, the first part of a cursor's slot; undefined where the cursor names none. */
export function momentIn(after: Cursor, parts: number, now: Instant): Instant | undefined {
  const [at] = slotIn(after, parts) ?? []
  return at === undefined ? undefined : rankingIn(at, now)
}

/** The name of the ranking of a moment. */
export const snapshotOf = (at: Instant): Snapshot => at as string as Snapshot

/** The moment whose ranking a page of a board is of: the one that it names, or now. */
export function rankedAt(
  snapshot: Snapshot | undefined,
  now: Instant,
): Result<Instant, Refusal<'VALIDATION'>> {
  const at = snapshot === undefined ? now : rankingIn(snapshot, now)
  return at === undefined ? no(invalid({ snapshot: 'malformed' })) : ok(at)
}
