import {
  type AccountId,
  EARNED_WHOLE,
  type InstrumentEarned,
  type Instant,
  type LocalDate,
  accountStream,
  monthStart,
  plusDays,
  plusMonths,
  sliceOf,
  trading,
  tradingCollections,
} from '@onelot/domain'
import { rebuildStream } from '../../../kernel/rebuild.ts'
import type { Services } from '../../../services.ts'
import { everyRow } from '../../../store/everyRow.ts'
import { earnedIn } from '../../base/tradingRows.ts'

/** A range of days; without a bound, all on that side. */
export interface EarnedDays {
  readonly from?: LocalDate | undefined
  /** Not counted itself. */
  readonly before?: LocalDate | undefined
}

/**
 * The lists of an account that traded before there were lists of what is earned are made anew from its events, once.
 * False where it never earned anything.
 */
async function isKept(services: Services, account: AccountId, now: Instant): Promise<boolean> {
  const { store, streams, table } = services
  const stream = accountStream(account)
  const { state } = await streams.load(stream)
  if (Object.keys(sliceOf(state, trading).earned).length === 0) return false
  const whole = await store.row(tradingCollections.earnedWhole, stream, EARNED_WHOLE)
  if (whole === undefined) await rebuildStream(store, table, streams, stream, now)
  return true
}

const listed = async (
  { store }: Services,
  account: AccountId,
  collection: string,
  days: EarnedDays,
): Promise<readonly InstrumentEarned[]> =>
  (await everyRow(store, { collection, stream: accountStream(account), ...days })).map(({ row }) =>
    earnedIn(row),
  )

/**
 * What an account earned after a day, or ever, in parts that add up. It reads days of one month and whole months after it,
 * so its cost is that of the instruments and months, not of the trades.
 */
export async function earnedSince(
  services: Services,
  account: AccountId,
  day: LocalDate | undefined,
  now: Instant,
): Promise<readonly InstrumentEarned[]> {
  if (!(await isKept(services, account, now))) return []
  const { earnedDays, earnedMonths } = tradingCollections
  if (day === undefined) return listed(services, account, earnedMonths, {})
  const from = plusDays(day, 1)
  const months = from === monthStart(from) ? from : plusMonths(monthStart(from), 1)
  const parts = await Promise.all([
    listed(services, account, earnedDays, { from, before: months }),
    listed(services, account, earnedMonths, { from: months }),
  ])
  return parts.flat()
}
