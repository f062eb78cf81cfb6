import {
  type AnnouncedDividend,
  type AnnouncedRights,
  type AnnouncedSplit,
  type CompanyAction,
  type Elective,
  type SplitRatio,
  lowestTerms,
  rebasedExactly,
} from '../../base/instruments/announced.ts'
import type { InstrumentId } from '../../base/ids.ts'
import { type Instant, type LocalDate, epochMs, plusMs } from '../../base/instant.ts'
import type { Instrument } from '../../base/instruments/instrument.ts'
import { marketFacts } from '../../base/instruments/marketFacts.ts'
import { defaultMarkets } from '../../base/instruments/markets.ts'
import { ticksOf } from '../../base/instruments/ticks.ts'
import type { RuleContext } from '../../base/module/module.ts'
import type { Schedule, Timer } from '../../base/module/schedule.ts'
import { type Decimal, isDecimal } from '../../base/money/decimal.ts'
import { exact } from '../../base/money/exact.ts'
import { type FieldReason, type Fields, type Refusal, invalid } from '../../base/refusals/refusal.ts'
import {
  addTradingDays,
  nextRegularClose,
  opensAt,
  previousTradingDay,
  tradingDayOf,
} from '../../base/sessions/calendar.ts'
import { isTradingDay } from '../../base/sessions/dayWindows.ts'
import { plusDays } from '../../base/sessions/localDates.ts'
import type { CalendarKind } from '../../base/sessions/session.ts'
import { type AnnounceRights, rightsReasons, rightsTerms } from './announceRights.ts'
import { unitsReason } from './units.ts'

/** Digits after the point of an amount per unit. */
const AMOUNT_DIGITS = 6
/** Trading days from the ex-date to the pay date of an elective dividend, at least. */
const ELECTIVE_PAY_DAYS = 2
/** Days ahead that an announcement may reach. */
const DAYS_AHEAD = 366
/** A split leaves a price of so many of the least ticks at least, and below this amount. */
const LEAST_TICKS = '10'
const MAX_PRICE = '100000000000'

export interface AnnounceDividend {
  readonly kind: 'listings.announceDividend'
  readonly amount: Decimal
  readonly exDate: LocalDate
  readonly payDate: LocalDate
  /** Trading days after the ex-date in which holders may choose shares. @defaultValue it is paid in cash alone */
  readonly electiveDays?: number | undefined
}
export interface AnnounceSplit {
  readonly kind: 'listings.announceSplit'
  readonly ratio: SplitRatio
  readonly exDate: LocalDate
}
export type AnnounceCommand = (AnnounceDividend | AnnounceSplit | AnnounceRights) & {
  readonly instrument: InstrumentId
  readonly reason: string
}

export const isAnnouncement = <C extends { readonly kind: string }>(
  command: C,
): command is Extract<C, AnnounceCommand> =>
  command.kind === 'listings.announceDividend' ||
  command.kind === 'listings.announceSplit' ||
  command.kind === 'listings.announceRights'

/** What announcements are checked against. */
export interface AnnounceContext extends RuleContext {
  readonly listing: Instrument | undefined
  readonly calendar: CalendarKind
  readonly lastPrice: Decimal | undefined
}

export type Announcements = Readonly<Record<string, CompanyAction>>

const isCalledOff = (action: CompanyAction): boolean =>
  action.kind === 'rights' && action.calledOffAt !== undefined

/** A trading day of the exchange, from tomorrow on, that nothing else has; what was called off has none. */
function exDateReason(
  exDate: LocalDate,
  { market }: Instrument,
  taken: Announcements,
  { calendar, now }: AnnounceContext,
): FieldReason | undefined {
  const exchange = marketFacts[market]
  const today = tradingDayOf(exchange, calendar, now)
  if (exDate <= today) return 'tooLow'
  if (exDate > plusDays(today, DAYS_AHEAD)) return 'tooHigh'
  if (!isTradingDay(market, calendar, exDate)) return 'notAllowed'
  if (opensAt(exchange, calendar, exDate) <= now) return 'tooLow'
  const isTaken = Object.values(taken).some((one) => one.exDate === exDate && !isCalledOff(one))
  return isTaken ? 'notAllowed' : undefined
}

function payDateReason(
  { exDate, payDate, electiveDays }: AnnounceDividend,
  { market }: Instrument,
  { calendar }: AnnounceContext,
): FieldReason | undefined {
  const least =
    electiveDays === undefined
      ? exDate
      : addTradingDays(marketFacts[market], calendar, exDate, ELECTIVE_PAY_DAYS)
  if (payDate < least) return 'tooLow'
  if (payDate > plusDays(exDate, DAYS_AHEAD)) return 'tooHigh'
  return isTradingDay(market, calendar, payDate) ? undefined : 'notAllowed'
}

/**
 * Shares that are issued as a split opens would be of neither side of it: the increase has to end before or after. Where the date is wrong for
 * another reason, that is said.
 */
function splitDateReason(
  exDate: LocalDate,
  listing: Instrument,
  taken: Announcements,
  context: AnnounceContext,
): FieldReason | undefined {
  const wrong = exDateReason(exDate, listing, taken, context)
  if (wrong !== undefined) return wrong
  const opening = opensAt(marketFacts[listing.market], context.calendar, exDate)
  const isIssued = Object.values(taken).some(
    (one) => one.kind === 'rights' && one.to === opening && !isCalledOff(one),
  )
  return isIssued ? 'notAllowed' : undefined
}

function amountReason(amount: Decimal, lastPrice: Decimal): FieldReason | undefined {
  if (!isDecimal(amount)) return 'malformed'
  const value = exact(amount)
  if (value.lte('0')) return 'tooLow'
  if (!value.round(AMOUNT_DIGITS, 0).eq(value)) return 'malformed'
  return value.times('2').gt(lastPrice) ? 'tooHigh' : undefined
}

function ratioReason(ratio: SplitRatio, listing: Instrument, lastPrice: Decimal): FieldReason | undefined {
  const wrong = unitsReason(ratio)
  if (wrong !== undefined) return wrong
  if (ratio.to === ratio.from) return 'notAllowed'
  const after = rebasedExactly(lastPrice, ratio)
  const [least] = ticksOf(listing, defaultMarkets[listing.market])
  if (least === undefined || after.lt(exact(least.tick).times(LEAST_TICKS))) return 'tooLow'
  return after.gt(MAX_PRICE) ? 'tooHigh' : undefined
}

function reasonsOf(
  command: AnnounceCommand,
  listing: Instrument,
  lastPrice: Decimal,
  taken: Announcements,
  context: AnnounceContext,
): Readonly<Record<string, FieldReason | undefined>> {
  switch (command.kind) {
    case 'listings.announceDividend':
      return {
        amount: amountReason(command.amount, lastPrice),
        exDate: exDateReason(command.exDate, listing, taken, context),
        payDate: payDateReason(command, listing, context),
      }
    case 'listings.announceSplit':
      return {
        ratio: ratioReason(command.ratio, listing, lastPrice),
        exDate: splitDateReason(command.exDate, listing, taken, context),
      }
    case 'listings.announceRights':
      return rightsReasons(
        command,
        listing,
        context.calendar,
        exDateReason(command.exDate, listing, taken, context),
        Object.values(taken).flatMap(({ kind, opensAt: at }) => (kind === 'split' ? [at] : [])),
      )
    default: {
      const never: never = command
      return never
    }
  }
}

/** Everything against an announcement: only shares have dividends, splits and rights, one on a date. */
export function checkAnnouncement(
  command: AnnounceCommand,
  taken: Announcements,
  context: AnnounceContext,
): readonly Refusal[] {
  const { listing, lastPrice } = context
  if (listing?.kind !== 'stock' || lastPrice === undefined) return [invalid({ instrument: 'notAllowed' })]
  const reasons = reasonsOf(command, listing, lastPrice, taken, context)
  const fields: Record<string, FieldReason> = {}
  for (const [field, reason] of Object.entries(reasons)) if (reason !== undefined) fields[field] = reason
  const wrong: Fields = fields
  return Object.keys(wrong).length === 0 ? [] : [invalid(wrong)]
}

/** Shares may be chosen until the close of some trading days after the ex-date, or of the last one before the pay date. */
function electiveUntil(
  { exDate, payDate }: AnnounceDividend,
  days: number,
  market: Instrument['market'],
  calendar: CalendarKind,
): Elective {
  const exchange = marketFacts[market]
  const [last, before] = [
    addTradingDays(exchange, calendar, exDate, days),
    previousTradingDay(exchange, calendar, payDate),
  ]
  const day = last < before ? last : before
  return { day, deadline: nextRegularClose(exchange, calendar, opensAt(exchange, calendar, day)) }
}

/** What a command announces that was checked. */
export function announcedBy(
  command: AnnounceCommand,
  listing: Instrument,
  { now, newId, calendar }: AnnounceContext,
): CompanyAction {
  const { market, currency } = listing
  const exchange = marketFacts[market]
  const { instrument, exDate } = command
  const common = {
    instrument,
    market,
    announcedAt: now,
    exDate,
    opensAt: opensAt(exchange, calendar, exDate),
  }
  if (command.kind === 'listings.announceSplit')
    return {
      ...common,
      id: `S${newId}`,
      kind: 'split',
      ratio: lowestTerms(command.ratio),
    } satisfies AnnouncedSplit
  if (command.kind === 'listings.announceRights')
    return {
      ...common,
      id: `R${newId}`,
      ...rightsTerms(command, listing, calendar),
    } satisfies AnnouncedRights
  const { amount, payDate, electiveDays: days } = command
  const paysAt = opensAt(exchange, calendar, payDate)
  return {
    ...common,
    id: `D${newId}`,
    kind: 'dividend',
    amount,
    currency,
    payDate,
    paysAt,
    ...(days === undefined ? {} : { elective: electiveUntil(command, days, market, calendar) }),
  } satisfies AnnouncedDividend
}

/** The owner of an action's timers names its instrument first. */
export const ownerOfAction = ({ instrument, id }: Pick<CompanyAction, 'instrument' | 'id'>): string =>
  `${instrument} ${id}`

/** What an action waits for after `done`. */
export function actionSchedule(action: CompanyAction, done: 'announced' | 'tookEffect' | 'paid'): Schedule {
  const timer = (kind: Timer['kind'], dueAt: Instant): Timer => ({ kind, dueAt })
  const effect = timer('listings.takeEffect', action.opensAt)
  // After the holdings have been counted, also where both are due on one morning.
  const pay =
    action.kind === 'dividend'
      ? [
          timer(
            'listings.payDividend',
            epochMs(action.paysAt) > epochMs(action.opensAt) ? action.paysAt : plusMs(action.opensAt, 1),
          ),
        ]
      : []
  const left = {
    announced: [effect, ...pay],
    tookEffect: pay,
    paid: [],
  }
  return { owner: ownerOfAction(action), timers: left[done], watches: [] }
}
