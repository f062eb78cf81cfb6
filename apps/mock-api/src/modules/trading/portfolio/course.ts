import {
  type AccountHistory,
  type Currency,
  type Instant,
  type LocalDate,
  type Money,
  type PeriodProfit,
  type WorthAt,
  boundsOfDay,
  plusDays,
  profitCourse,
  toLocal,
  zero,
} from '@onelot/domain'
import type { Services } from '../../../services.ts'
import { type Moment, type ValuationAt, flowMoments, momentsOf, valuationsAt } from './valuations.ts'

/** Ends of days of a zone after a moment, and the last moment. */
export function dayEnds(zone: string, after: Instant, last: Instant): readonly Instant[] {
  const today = toLocal(zone, last).date
  const ends: Instant[] = []
  let date: LocalDate = toLocal(zone, after).date
  for (; date < today; date = plusDays(date, 1)) ends.push(boundsOfDay(zone, date).to)
  return [...ends.filter((end) => end > after), last]
}

interface Course {
  readonly opening: Money
  /** The opening of a later period, each moment at which money came or went, and the moments that were asked for. */
  readonly points: readonly (Moment & WorthAt & PeriodProfit)[]
  /** Of the same moments. */
  readonly valuations: readonly ValuationAt[]
}

/** The profit of an account from a moment to each of some later ones; without a start, since its first money, which is paid in. */
export async function courseOf(
  services: Services,
  history: AccountHistory,
  currency: Currency,
  { start, ends }: { readonly start: Instant | undefined; readonly ends: readonly Instant[] },
): Promise<Course> {
  const last = ends.at(-1)
  const flows = flowMoments(history).filter(
    (at) => (start === undefined || at > start) && last !== undefined && at <= last,
  )
  const moments = momentsOf(flows, start === undefined ? ends : [start, ...ends])
  const valuations = await valuationsAt(services, history, currency, moments)
  const opening = (start === undefined ? undefined : valuations[0]?.closing) ?? zero(currency)
  const worths = valuations.map(({ at, isFlow, closing, came }) => ({ at, isFlow, closing, came }))
  return { opening, points: profitCourse(opening, worths), valuations }
}
