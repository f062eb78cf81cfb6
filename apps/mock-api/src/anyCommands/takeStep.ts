import { liftRestriction } from '../modules/member/members/testing/restrict.ts'
import { actOf } from './anyActs.ts'
import type { Step } from './anyStep.ts'
import type { DrawnBroker } from './drawnBroker.ts'
import { readOne } from './reads.ts'

const SECOND_MS = 1_000
const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS
const waits = [
  10 * MINUTE_MS,
  45 * MINUTE_MS,
  45 * MINUTE_MS,
  2 * HOUR_MS,
  5 * HOUR_MS,
  9 * HOUR_MS,
  DAY_MS,
  DAY_MS,
  2 * DAY_MS,
] as const

/** Carries out one step; time passes before it. */
export async function takeStep(drawn: DrawnBroker, { action, ...step }: Step): Promise<void> {
  const { member, pick, seconds, ticked } = step
  drawn.pass(seconds * SECOND_MS)
  if (ticked) await drawn.tick()
  const who = drawn.memberAt(member)
  const found = actOf(action)
  if (found !== undefined) {
    if (!found.isByOperator) await liftRestriction(drawn, who, step)
    return found.act(drawn, who, step)
  }
  if (action === 'restart') return drawn.restart()
  if (action === 'look') return readOne(drawn, who, pick)
  drawn.pass(waits[pick % waits.length] ?? MINUTE_MS)
  // What comes due while the broker is down is carried out afterwards.
  if (pick % 4 === 0) await drawn.restart()
}
