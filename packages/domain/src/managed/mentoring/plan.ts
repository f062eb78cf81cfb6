import { type SplitRatio, splitLots } from '../../base/instruments/announced.ts'
import { commissionUnits } from '../../base/instruments/commission.ts'
import type { Market } from '../../base/instruments/market.ts'
import { stepTick } from '../../base/instruments/ticks.ts'
import type { InstrumentId } from '../../base/ids.ts'
import type { LocalDate } from '../../base/instant.ts'
import type { Decimal } from '../../base/money/decimal.ts'
import { type Exact, exact, toDecimal } from '../../base/money/exact.ts'
import { greatestCount } from '../../base/money/greatestCount.ts'
import { type Money, add, minorOf, money, ofMinor, subtract, zero } from '../../base/money/money.ts'
import { UNIT, scaled } from '../../base/money/scaled.ts'
import { crossedAfter } from '../running/averages.ts'
import type { Mentor, MentorFill, MentorShare, Sleeve } from './mentor.ts'

/** A share on one day: what is known at its regular opening. */
export interface PlannedShare {
  readonly instrument: InstrumentId
  /** Of the days before, the last one last, in units of this day. */
  readonly closes: readonly Decimal[]
  /** Undefined where it cannot be traded at the opening. */
  readonly open: Decimal | undefined
  readonly market: Pick<Market, 'charges' | 'ticks'>
  readonly split?: SplitRatio | undefined
  /** Of one share, after tax, where this is its ex-date. */
  readonly dividend?: Decimal | undefined
}

export const notional = (price: Decimal, lots: number): Exact => exact(price).times(String(lots))

/** The same in scaled units. */
export const scaledNotional = (price: Decimal, lots: number): bigint => scaled(price) * BigInt(lots)

/** In minor units. @param worth scaled */
const costUnits = (worth: bigint, currency: Money['currency'], { charges }: Pick<Market, 'charges'>) => ({
  paid: minorOf(currency, worth, 1, 'up'),
  fee: commissionUnits(charges, currency, worth),
})

/** What lots cost: the price up to a whole unit, and the commission. */
export function costOf(
  price: Decimal,
  lots: number,
  currency: Money['currency'],
  market: Pick<Market, 'charges'>,
) {
  const { paid, fee } = costUnits(scaledNotional(price, lots), currency, market)
  return { paid: ofMinor(currency, paid), fee: ofMinor(currency, fee), cost: ofMinor(currency, paid + fee) }
}

/** The most lots that a budget pays at a price, with the commission of just so many. */
export function lotsFor(budget: Money, price: Decimal, market: Pick<Market, 'charges'>): number {
  const { currency } = budget
  const [one, whole] = [scaled(price), scaled(budget.amount)]
  if (whole < 0n || one <= 0n) return 0
  const units = minorOf(currency, whole, 1, 'down')
  const pays = (lots: number): boolean => {
    const { paid, fee } = costUnits(one * BigInt(lots), currency, market)
    return paid + fee <= units
  }
  // By the rate of the commission alone: one less or more by rounding, fewer by its minimum. It is most of the time of years of days.
  let lots = Number((whole * UNIT) / (one * (UNIT + scaled(market.charges.commission))))
  if (lots > 0 && !pays(lots)) return greatestCount(lots - 1, pays)
  while (pays(lots + 1)) lots += 1
  return lots
}

/** Whether the share is had after those closes: equal averages, and too few closes, change nothing. */
export function decisionAfter(
  closes: readonly Decimal[],
  { fast, slow }: Pick<MentorShare, 'fast' | 'slow'>,
  before: boolean,
): boolean {
  return crossedAfter(closes, { fast, slow }, before)
}

/** An equal part of the capital for each share, down; the first has what is left. */
export function firstSleeves({ capital, shares }: Pick<Mentor, 'capital' | 'shares'>): readonly Sleeve[] {
  const part = money(capital.currency, exact(capital.amount).div(String(shares.length)), 'down')
  const others = money(capital.currency, exact(part.amount).times(String(shares.length - 1)))
  return shares.map(({ instrument }, index) => ({
    instrument,
    cash: index === 0 ? subtract(capital, others) : part,
    lots: 0,
    isIn: false,
  }))
}

/** Cash and lots after what a company did before an opening, in units of the day: a fraction of a share is cash at the price. */
export function afterActions(
  { cash, lots }: Pick<Sleeve, 'cash' | 'lots'>,
  { split, dividend }: Pick<PlannedShare, 'split' | 'dividend'>,
  price: Decimal | undefined,
): Pick<Sleeve, 'cash' | 'lots'> {
  const { currency } = cash
  const paid = dividend === undefined ? zero(currency) : money(currency, notional(dividend, lots))
  if (split === undefined || lots === 0) return { lots, cash: add(cash, paid) }
  const made = splitLots(lots, split)
  const left = exact(String(made.rest)).div(String(split.from))
  const fraction = price === undefined ? zero(currency) : money(currency, left.times(price), 'down')
  return { lots: made.lots, cash: add(cash, paid, fraction) }
}

function bought(sleeve: Sleeve, share: PlannedShare, price: Decimal, day: LocalDate) {
  const { cash, instrument } = sleeve
  const lots = lotsFor(cash, price, share.market)
  if (lots === 0) return { sleeve, fill: undefined }
  const { cost } = costOf(price, lots, cash.currency, share.market)
  const fill: MentorFill = { instrument, side: 'buy', lots, lotsBefore: 0, price, amount: cost }
  return { sleeve: { ...sleeve, cash: subtract(cash, cost), lots, entry: { day, cost } }, fill }
}

/** What a sale of lots brings: the price half up to a unit, less the commission and the tax; not less than nothing. */
export function broughtBy(
  price: Decimal,
  lots: number,
  currency: Money['currency'],
  { charges }: Pick<Market, 'charges'>,
) {
  const worth = scaledNotional(price, lots)
  const fee = commissionUnits(charges, currency, worth)
  const tax = minorOf(currency, worth * scaled(charges.saleTax), 2)
  const left = minorOf(currency, worth, 1) - fee - tax
  return {
    fee: ofMinor(currency, fee),
    tax: ofMinor(currency, tax),
    brought: left < 0n ? zero(currency) : ofMinor(currency, left),
  }
}

function sold(sleeve: Sleeve, share: PlannedShare, price: Decimal) {
  const { cash, instrument, lots, entry } = sleeve
  const { brought: amount } = broughtBy(price, lots, cash.currency, share.market)
  const earned = subtract(amount, entry?.cost ?? zero(cash.currency))
  const fill: MentorFill = {
    instrument,
    side: 'sell',
    lots,
    lotsBefore: lots,
    price,
    amount,
    earned,
    since: entry?.day,
  }
  return { sleeve: { instrument, cash: add(cash, amount), lots: 0, isIn: false }, fill }
}

/** What a share does at an opening: a purchase one tick above it, a sale at it. */
function traded(sleeve: Sleeve, share: PlannedShare, day: LocalDate) {
  const { open, market } = share
  if (open === undefined || sleeve.isIn === sleeve.lots > 0) return { sleeve, fill: undefined }
  return sleeve.isIn ? bought(sleeve, share, stepTick(market, open, 1), day) : sold(sleeve, share, open)
}

/** Cash, and lots at their prices, half up. */
export const equityOf = (
  sleeves: readonly Sleeve[],
  priceOf: (instrument: InstrumentId) => Decimal | undefined,
  currency: Money['currency'],
): Money =>
  add(
    zero(currency),
    ...sleeves.map(({ cash, lots, instrument }) => {
      const price = priceOf(instrument)
      return price === undefined ? cash : add(cash, money(currency, notional(price, lots)))
    }),
  )

/** What sleeves are worth at the last closes, before what a company did at the opening after them. */
export const closedWorth = (
  { capital }: Pick<Mentor, 'capital'>,
  sleeves: readonly Sleeve[],
  shares: readonly PlannedShare[],
): Money =>
  equityOf(
    sleeves,
    (instrument) => {
      const share = shares.find((one) => one.instrument === instrument)
      const close = share?.closes.at(-1)
      if (close === undefined || share?.split === undefined) return close
      return toDecimal(exact(close).times(String(share.split.to)).div(String(share.split.from)))
    },
    capital.currency,
  )

/** One regular opening of a mentor: a pure function of what it had, and of the bars before. */
export function openingOf(
  mentor: Pick<Mentor, 'shares' | 'capital'>,
  before: readonly Sleeve[],
  shares: readonly PlannedShare[],
  day: LocalDate,
): { readonly equity: Money; readonly fills: readonly MentorFill[]; readonly sleeves: readonly Sleeve[] } {
  const found = (instrument: InstrumentId) => shares.find((share) => share.instrument === instrument)
  const decided = before.map((sleeve): Sleeve => {
    const share = found(sleeve.instrument)
    const averages = mentor.shares.find(({ instrument }) => instrument === sleeve.instrument)
    if (share === undefined || averages === undefined) return sleeve
    return {
      ...sleeve,
      ...afterActions(sleeve, share, share.open ?? share.closes.at(-1)),
      isIn: decisionAfter(share.closes, averages, sleeve.isIn),
    }
  })
  const priceOf = (instrument: InstrumentId) => {
    const share = found(instrument)
    return share?.open ?? share?.closes.at(-1)
  }
  const done = decided.map((sleeve) => {
    const share = found(sleeve.instrument)
    return share === undefined ? { sleeve, fill: undefined } : traded(sleeve, share, day)
  })
  const fills = done.flatMap(({ fill }) => fill ?? [])
  return {
    equity: equityOf(decided, priceOf, mentor.capital.currency),
    fills: fills.toSorted((a, b) =>
      a.side === b.side ? (a.instrument < b.instrument ? -1 : 1) : a.side === 'sell' ? -1 : 1,
    ),
    sleeves: done.map(({ sleeve }) => sleeve),
  }
}
