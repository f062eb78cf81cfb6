import type { InstrumentId } from '../../base/ids.ts'
import { type Decimal, decimal } from '../../base/money/decimal.ts'
import { exact, roundTo, toDecimal } from '../../base/money/exact.ts'
import { type Money, add, isPositive, money, negate, subtract, zero } from '../../base/money/money.ts'
import { notional } from './plan.ts'

/** Digits of the units in which a follow is compared with its mentor. */
const UNIT_DIGITS = 18

/** Lots of a share that a follow would have had, but for its skipped trades. */
export interface Missed {
  readonly lots: number
  /** At the mentor's prices. */
  readonly cost: Money
}

/** What a follow is compared by with its mentor's own result. */
export interface Story {
  /** The money put in, in units of the mentor's worth then; money taken out takes its part of them. */
  readonly units: Decimal
  /** What the units were worth that were taken out. */
  readonly out: Money
  /** The mentor's worth when the follow began. */
  readonly startEquity: Money
  /** The same when it could first buy. Missing until then. */
  readonly firstEquity?: Money | undefined
  /** With which it began. */
  readonly first: Money
  /** Of all fills; a loss is positive. */
  readonly slippage: Money
  readonly missed: Readonly<Record<InstrumentId, Missed>>
  /** What missed lots have earned that the mentor sold meanwhile. */
  readonly missedResult: Money
}

const units = (amount: Money, equity: Money): Decimal =>
  isPositive(equity)
    ? roundTo(exact(amount.amount).div(exact(equity.amount)), UNIT_DIGITS, 'halfUp')
    : decimal('0')

export const storyFrom = (put: Money, equity: Money): Story => ({
  units: units(put, equity),
  out: zero(put.currency),
  startEquity: equity,
  first: put,
  slippage: zero(put.currency),
  missed: {},
  missedResult: zero(put.currency),
})

export const withFirstEquity = (story: Story, equity: Money): Story =>
  story.firstEquity === undefined ? { ...story, firstEquity: equity } : story

export const withMorePut = (story: Story, amount: Money, equity: Money): Story => ({
  ...story,
  units: toDecimal(exact(story.units).plus(units(amount, equity))),
})

/** Money that is taken out of a follow takes its part of the units with it. */
export function withTaken(story: Story, amount: Money, worth: Money, equity: Money): Story {
  if (!isPositive(worth)) return story
  const part = exact(amount.amount).div(exact(worth.amount))
  const gone = exact(roundTo(part.times(exact(story.units)), UNIT_DIGITS, 'down'))
  return {
    ...story,
    units: toDecimal(exact(story.units).minus(gone)),
    out: add(story.out, money(amount.currency, gone.times(exact(equity.amount)))),
  }
}

export const slippageOf = (
  side: 'buy' | 'sell',
  own: Decimal,
  mentors: Decimal,
  lots: number,
  currency: Money['currency'],
): Money => {
  const more = exact(own).minus(exact(mentors)).times(String(lots))
  return money(currency, side === 'buy' ? more : more.neg())
}

export const withSlippage = (story: Story, slippage: Money): Story => ({
  ...story,
  slippage: add(story.slippage, slippage),
})

const missedIn = ({ missed }: Pick<Story, 'missed'>, instrument: InstrumentId): Missed | undefined =>
  Object.hasOwn(missed, instrument) ? missed[instrument] : undefined

export function withMissed(story: Story, instrument: InstrumentId, lots: number, price: Decimal): Story {
  if (lots === 0) return story
  const cost = money(story.out.currency, notional(price, lots))
  const before = missedIn(story, instrument)
  const all =
    before === undefined ? { lots, cost } : { lots: before.lots + lots, cost: add(before.cost, cost) }
  return { ...story, missed: { ...story.missed, [instrument]: all } }
}

/** The mentor sells `closed` of `before` lots at a price: the missed ones with it, in the same part, down. */
export function withMissedSold(
  story: Story,
  instrument: InstrumentId,
  closed: number,
  before: number,
  price: Decimal,
): Story {
  const missed = missedIn(story, instrument)
  if (missed === undefined) return story
  const part = exact(String(missed.lots)).times(String(closed)).div(String(before)).round(0, 0)
  const lots = closed >= before ? missed.lots : Number(part.toFixed(0))
  const cost =
    lots === missed.lots
      ? missed.cost
      : money(
          missed.cost.currency,
          exact(missed.cost.amount).times(String(lots)).div(String(missed.lots)),
          'down',
        )
  const { [instrument]: _before, ...others } = story.missed
  const left = { lots: missed.lots - lots, cost: subtract(missed.cost, cost) }
  return {
    ...story,
    missed: left.lots === 0 ? others : { ...others, [instrument]: left },
    missedResult: add(story.missedResult, subtract(money(cost.currency, notional(price, lots)), cost)),
  }
}

/** Missed lots in units after a split. */
export function withMissedSplit(
  story: Story,
  instrument: InstrumentId,
  rebase: (lots: number) => number,
): Story {
  const missed = missedIn(story, instrument)
  if (missed === undefined) return story
  const lots = rebase(missed.lots)
  const { [instrument]: _before, ...others } = story.missed
  return { ...story, missed: lots === 0 ? others : { ...others, [instrument]: { ...missed, lots } } }
}

export const differenceCauses = ['entryTime', 'slippage', 'skipped', 'fee', 'idleCash'] as const
export type DifferenceCause = (typeof differenceCauses)[number]

/** Money of a follow: what it earned, what its mentor earned with as much, and why that is not the same. */
export interface Difference {
  /** After the fee. */
  readonly own: Money
  readonly mentors: Money
  /** They add up to `own` less `mentors`. */
  readonly causes: Readonly<Record<DifferenceCause, Money>>
}

/** What the mentor earned with the money of a follow while it was in it. */
function mentorsResult({ units: had, out }: Story, put: Money, equity: Money): Money {
  return subtract(add(money(put.currency, exact(had).times(exact(equity.amount))), out), put)
}

/** What the first money would have earned with the mentor before the follow could buy. */
function beforeEntry({ first, startEquity, firstEquity }: Story, equity: Money): Money {
  const then = firstEquity ?? equity
  if (!isPositive(startEquity)) return zero(first.currency)
  const now = exact(first.amount).times(exact(then.amount)).div(exact(startEquity.amount))
  return subtract(money(first.currency, now), first)
}

function missedSoFar(
  { missed, missedResult }: Story,
  priceOf: (instrument: InstrumentId) => Decimal | undefined,
): Money {
  return Object.entries<Missed>(missed).reduce((sum, [id, { lots, cost }]) => {
    // The keys are ids of shares.
    const price = priceOf(id as InstrumentId)
    return price === undefined ? sum : add(sum, subtract(money(cost.currency, notional(price, lots)), cost))
  }, missedResult)
}

/**
 * Why a follow earned another amount than its mentor did with as much. Idle cash is the rest: what neither the time of entry, slippage, skipped
 * trades nor the fee explain is money that was not in shares as the mentor's was, whole lots and charges with it.
 */
export function differenceOf(
  story: Story,
  {
    earned,
    fee,
    put,
    equity,
    priceOf,
  }: {
    /** Before the fee. */
    readonly earned: Money
    readonly fee: Money
    readonly put: Money
    /** The mentor's worth now. */
    readonly equity: Money
    readonly priceOf: (instrument: InstrumentId) => Decimal | undefined
  },
): Difference {
  const own = subtract(earned, fee)
  const mentors = mentorsResult(story, put, equity)
  const causes = {
    entryTime: negate(beforeEntry(story, equity)),
    slippage: negate(story.slippage),
    skipped: negate(missedSoFar(story, priceOf)),
    fee: negate(fee),
  }
  const explained = add(causes.entryTime, causes.slippage, causes.skipped, causes.fee)
  return { own, mentors, causes: { ...causes, idleCash: subtract(subtract(own, mentors), explained) } }
}
