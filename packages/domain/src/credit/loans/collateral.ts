import type { InstrumentId } from '../../base/ids.ts'
import { type TickTable, roundToTick } from '../../base/instruments/ticks.ts'
import { type Rates, rateOf } from '../../base/money/convert.ts'
import { type Currency, minorUnits } from '../../base/money/currency.ts'
import type { Decimal } from '../../base/money/decimal.ts'
import { type Exact, exact, quotient, roundTo, signOf, toDecimal } from '../../base/money/exact.ts'
import { type Money, isPositive, money, zero } from '../../base/money/money.ts'
import { NOTHING, type Won } from './accrual.ts'

/** Something of the account that secures a loan: cash that may leave, or own shares at their last price. */
export type CollateralPart =
  | { readonly kind: 'cash'; readonly money: Money }
  | {
      readonly kind: 'shares'
      readonly instrument: InstrumentId
      readonly lots: number
      readonly price: Decimal
      readonly currency: Currency
    }

/** A part with what it is worth in won, unrounded. */
export type PricedPart = CollateralPart & { readonly worth: Decimal }

/** All that secures a loan, in won, unrounded. */
export interface Collateral {
  readonly parts: readonly PricedPart[]
  readonly worth: Decimal
}

/** Digits after the point of a worth: far beyond what any sum is rounded to. */
const WORTH_DIGITS = 20
const worthOf = (value: Exact): Decimal => toDecimal(value.round(WORTH_DIGITS, 0))

const inWon = (amount: Exact, currency: Currency, rates: Rates): Exact =>
  currency === 'KRW' ? amount : amount.times(rateOf(rates, currency)).div(rateOf(rates, 'KRW'))

const amountOf = (part: CollateralPart): { readonly amount: Exact; readonly currency: Currency } =>
  part.kind === 'cash'
    ? { amount: exact(part.money.amount), currency: part.money.currency }
    : { amount: exact(part.price).times(String(part.lots)), currency: part.currency }

/** Converted at mid rates, unrounded. */
export function collateralOf(parts: readonly CollateralPart[], rates: Rates): Collateral {
  const priced = parts.map((part): PricedPart => {
    const { amount, currency } = amountOf(part)
    return { ...part, worth: worthOf(inWon(amount, currency, rates)) }
  })
  const worth = priced.reduce<Exact>((sum, part) => sum.plus(part.worth), exact('0'))
  return { parts: priced, worth: worthOf(worth) }
}

/** How far a member may borrow, and how that came about. */
export interface CreditLine {
  readonly collateral: Collateral
  readonly borrowed: Won
  /** What is left of the collateral without what is borrowed, unrounded. */
  readonly own: Decimal
  /** Part of what is own: 0.7. */
  readonly part: Decimal
  /** That part of it, down. */
  readonly most: Won
  /** The most that may be borrowed further; what is borrowed counts in full. */
  readonly line: Won
}

export function creditLineOf(collateral: Collateral, borrowed: Won, part: Decimal): CreditLine {
  const own = exact(collateral.worth).minus(exact(borrowed.amount))
  const most = own.lt('0') ? NOTHING : money('KRW', own.times(exact(part)), 'down')
  const left = money('KRW', exact(most.amount).minus(exact(borrowed.amount)))
  return {
    collateral,
    borrowed,
    own: toDecimal(own),
    part,
    most,
    line: isPositive(left) ? left : NOTHING,
  }
}

/** Two digits of percent. */
const RATIO_DIGITS = 4

/** The collateral by what is borrowed, half up: 2.4286 is 242.86 percent. Undefined where nothing is borrowed. */
export function collateralRatio({ worth }: Pick<Collateral, 'worth'>, borrowed: Won): Decimal | undefined {
  if (!isPositive(borrowed)) return undefined
  return roundTo(exact(worth).div(exact(borrowed.amount)), RATIO_DIGITS, 'halfUp')
}

/** Whether the collateral is under a part of what is borrowed, exactly. */
export const isUnder = ({ worth }: Pick<Collateral, 'worth'>, borrowed: Won, warning: Decimal): boolean =>
  isPositive(borrowed) && exact(worth).lt(exact(borrowed.amount).times(exact(warning)))

/** The collateral where the prices of all shares fall by a part. */
export function fallenBy({ parts }: Collateral, fall: Decimal): Pick<Collateral, 'worth'> {
  const worth = parts.reduce<Exact>(
    (sum, part) =>
      sum.plus(part.kind === 'cash' ? part.worth : exact(part.worth).times(exact('1').minus(fall))),
    exact('0'),
  )
  return { worth: worthOf(worth) }
}

/** The price of a share, tick up, under which the ratio falls under the warning while all else stays; undefined where no price does. */
export function warningPrice(
  { parts, worth }: Collateral,
  instrument: InstrumentId,
  borrowed: Won,
  warning: Decimal,
  { rates, ticks }: { readonly rates: Rates; readonly ticks: TickTable },
): Decimal | undefined {
  const own = parts.filter((part) => part.kind === 'shares' && part.instrument === instrument)
  let others = exact(worth)
  let lots = 0
  let currency: Currency = 'KRW'
  for (const part of own) {
    if (part.kind === 'cash') continue
    others = others.minus(part.worth)
    lots += part.lots
    ;({ currency } = part)
  }
  const needed = exact(borrowed.amount).times(exact(warning)).minus(others)
  if (lots === 0 || signOf(needed) <= 0) return undefined
  return roundToTick(ticks, needed.div(inWon(exact(String(lots)), currency, rates)), 'up')
}

/** What may leave of a currency with a loan: what stays has to secure what is borrowed. `available` is that of all currencies. */
export function withdrawalRoom(
  available: readonly Money[],
  borrowed: Won,
  part: Decimal,
  currency: Currency,
  rates: Rates,
): Money {
  const all = available.reduce<Exact>(
    (sum, one) => sum.plus(inWon(exact(one.amount), one.currency, rates)),
    exact('0'),
  )
  const room = all.times(exact(part)).minus(exact(borrowed.amount))
  if (signOf(room) <= 0) return zero(currency)
  const unit = exact(part).times(inWon(exact('1'), currency, rates))
  return money(currency, quotient(room, unit, minorUnits(currency), 'down'))
}

/** In won, as it is shown. */
export const shownWorth = (worth: Decimal): Won => money('KRW', worth, 'down')
