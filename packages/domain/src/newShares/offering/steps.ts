import type { Instant } from '../../base/instant.ts'
import { marketFacts } from '../../base/instruments/marketFacts.ts'
import type { Kind } from '../../base/module/kind.ts'
import type { Schedule } from '../../base/module/schedule.ts'
import { plusDays } from '../../base/sessions/localDates.ts'
import { fromLocal, toLocal } from '../../base/sessions/zonedTime.ts'
import type { Offer } from './offer.ts'

/** What happens to an offer by itself, in this order where two fall on one moment. */
export const offerSteps = [
  'open',
  'closesToday',
  'close',
  'draw',
  'payTomorrow',
  'pay',
  'endPayment',
  'issue',
  'list',
] as const
export type OfferStep = (typeof offerSteps)[number]

/** Something that a stream does at a moment. */
export interface Step<Name extends string> {
  readonly step: Name
  readonly at: Instant
}

/** Reminders are sent at nine in the morning, where the market is. */
const REMINDER_MINUTE = 9 * 60

/** Nine in the morning of the day of a moment, or of some days before it. */
export function morningOf(at: Instant, zone: string, days = 0): Instant {
  return fromLocal(zone, plusDays(toLocal(zone, at).date, days), REMINDER_MINUTE)
}

/** Every step of an offer, the earliest first. A reminder that would come before what it is of, or after what it reminds of, is left out. */
export function offerStepsOf({
  dates,
  instrument,
}: Pick<Offer, 'dates' | 'instrument'>): readonly Step<OfferStep>[] {
  const { zone } = marketFacts[instrument.market]
  const closing = morningOf(dates.closesAt, zone)
  const paying = morningOf(dates.paymentFrom, zone, -1)
  return [
    { step: 'open', at: dates.opensAt },
    ...(dates.opensAt < closing && closing < dates.closesAt
      ? [{ step: 'closesToday', at: closing } as const]
      : []),
    { step: 'close', at: dates.closesAt },
    { step: 'draw', at: dates.drawsAt },
    ...(dates.drawsAt < paying && paying < dates.paymentFrom
      ? [{ step: 'payTomorrow', at: paying } as const]
      : []),
    { step: 'pay', at: dates.paymentFrom },
    { step: 'endPayment', at: dates.paymentTo },
    { step: 'issue', at: dates.issuesAt },
    { step: 'list', at: dates.listsAt },
  ]
}

/**
 * The timer of the next step, under one owner: a step is reached after those before it. One whose moment had passed when the steps were
 * made known is reached at once, `at`.
 */
export function stepSchedule<Name extends string>(
  owner: string,
  kind: Kind,
  {
    steps,
    reached,
    at,
  }: {
    readonly steps: readonly Step<Name>[]
    readonly reached: readonly Name[]
    readonly at: Instant
  },
): Schedule {
  const next = steps.find(({ step }) => !reached.includes(step))
  if (next === undefined) return { owner, timers: [], watches: [] }
  return { owner, timers: [{ kind, dueAt: next.at < at ? at : next.at }], watches: [] }
}
