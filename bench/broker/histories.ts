import { type Fetch, type Member, register, roundTrip } from './calls.ts'

const FEW = 100
const MANY = 4_000
/** Fewer than a session lasts. */
const DAYS = 5

const spreads = ['one day', 'several days'] as const
/** Whether all positions were closed on the last day, or as many on each day. */
export type Spread = (typeof spreads)[number]

interface History {
  readonly member: Member
  readonly spread: Spread
  readonly closed: number
}
/** Two accounts that differ in how many positions they have closed. */
export interface Pair {
  readonly spread: Spread
  readonly few: Member
  readonly many: Member
}

/** Buys and sells of a day, by real commands. */
async function trade(
  fetch: Fetch,
  history: History,
  day: number,
  instruments: readonly string[],
): Promise<void> {
  const { member, spread, closed } = history
  const today = spread === 'several days' ? closed / DAYS : day === DAYS ? closed : 0
  for (let count = 0; count < today; count += 1)
    await roundTrip(fetch, member, instruments[count % instruments.length] ?? '')
}

/** Accounts with a history; `nextDay` moves the broker's clock. */
export async function buildHistories(
  fetch: Fetch,
  instruments: readonly string[],
  nextDay: () => void,
): Promise<readonly Pair[]> {
  const pairs: Pair[] = []
  for (const [index, spread] of spreads.entries())
    pairs.push({ spread, few: await register(fetch, 2 * index), many: await register(fetch, 2 * index + 1) })
  const histories = pairs.flatMap(({ spread, few, many }): readonly History[] => [
    { member: few, spread, closed: FEW },
    { member: many, spread, closed: MANY },
  ])
  for (let day = 1; day <= DAYS; day += 1) {
    await Promise.all(histories.map((history) => trade(fetch, history, day, instruments)))
    if (day < DAYS) nextDay()
  }
  return pairs
}
