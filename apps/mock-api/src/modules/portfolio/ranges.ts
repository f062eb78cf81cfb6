import type { PortfolioRange } from '@onelot/api-client'
import { type Instant, type LocalDate, boundsOfDay, plusDays, plusMonths, toLocal } from '@onelot/domain'

const DAYS_OF_WEEK = 7
const months = { m1: 1, m3: 3, m6: 6, y1: 12 } as const

/** The day at whose end a range begins; undefined where it has no beginning. */
function dayBefore(range: PortfolioRange, today: LocalDate): LocalDate | undefined {
  if (range === 'all') return undefined
  return range === 'w1' ? plusDays(today, -DAYS_OF_WEEK) : plusMonths(today, -months[range])
}

/** The moment after which a range of days of a zone counts; undefined for the whole life of the account. */
export function rangeBegins(range: PortfolioRange, zone: string, now: Instant): Instant | undefined {
  const day = dayBefore(range, toLocal(zone, now).date)
  return day && boundsOfDay(zone, day).to
}

/** What a range costs of the budget of heavy reads. */
export const pointsOf: Readonly<Record<PortfolioRange, number>> = {
  w1: 1,
  m1: 1,
  m3: 3,
  m6: 5,
  y1: 5,
  all: 5,
}
