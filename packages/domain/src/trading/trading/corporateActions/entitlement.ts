import type { AnnouncedDividend } from '../../../base/instruments/announced.ts'
import { type Balances, type Posting, balanceOf, posting } from '../../../base/ledger/ledger.ts'
import { type Decimal, ZERO } from '../../../base/money/decimal.ts'
import { exact, toDecimal } from '../../../base/money/exact.ts'
import {
  type Money,
  add,
  isPositive,
  isZero,
  larger,
  money,
  smaller,
  subtract,
  zero,
} from '../../../base/money/money.ts'
import { quantityOf } from '../charges.ts'
import type { TradingContext } from '../context.ts'
import type { TradingEvent } from '../event.ts'
import { type OpenPosition, cashAccountOf } from '../positions/position.ts'
import { exactProfit } from '../positions/settlement.ts'
import type { TradingState } from '../state.ts'
import { type DividendLine, type NettedLeg, isAnything, nettedLegs } from './dividends.ts'

/** What the ex-date does to one position. */
interface Counted {
  readonly position: OpenPosition
  readonly line: DividendLine
  readonly margin: Money
  readonly postings: readonly Posting[]
}

/** A long with what its margin needs, so that it bears the whole of what its price falls by. */
interface Long extends NettedLeg {
  readonly advanced: Money
  /** Comes from the shorts that it sets off. */
  readonly fromShorts: Money
}

/** What the fall by the dividend takes of a long beyond its margin, at the price after it. */
function lackOf(
  { amount, currency }: AnnouncedDividend,
  { terms, fill, lotSize, ...rest }: OpenPosition,
  after: Decimal | undefined,
): Money {
  const price = after ?? toDecimal(exact(fill.price).minus(amount))
  const worth = exact(fill.margin.amount).plus(exactProfit({ ...rest, terms, lotSize }, fill, price))
  const fallen = money(currency, quantityOf(fill.lots, lotSize).times(amount))
  return smaller(larger(money(currency, worth.neg(), 'up'), zero(currency)), fallen)
}

function longOf(leg: NettedLeg, dividend: AnnouncedDividend, after: Decimal | undefined): Long {
  const { currency, amount } = dividend
  const lack = lackOf(dividend, leg.position, after)
  const advanced = smaller(lack, leg.line.net)
  const setOff = money(currency, leg.setOff.times(amount), 'down')
  return { ...leg, advanced, fromShorts: smaller(subtract(lack, advanced), setOff) }
}

function countedLong({ position, line, advanced, fromShorts }: Long): Counted {
  const { id, fill } = position
  const added = add(advanced, fromShorts)
  return {
    position,
    line: isPositive(advanced) ? { ...line, advanced } : line,
    margin: add(fill.margin, added),
    postings: [
      ...posting('house', cashAccountOf(position), advanced, 'dividend', id),
      ...posting(cashAccountOf(position), 'margin', added, 'marginAdded', id),
    ],
  }
}

/** Charges each short, and takes what longs need of it: from what is available, then from its margin; what is still missing is owed. */
function countedShorts(
  legs: readonly NettedLeg[],
  { currency, amount }: AnnouncedDividend,
  ledger: Balances,
  neededByLongs: Money,
): readonly Counted[] {
  let available = balanceOf(ledger, currency, 'available')
  let needed = neededByLongs
  return legs.map(({ position, setOff, line }) => {
    const { id, fill } = position
    const forLongs = smaller(needed, money(currency, setOff.times(amount), 'up'))
    needed = subtract(needed, forLongs)
    const due = add(line.gross, forLongs)
    const paid = smaller(due, available)
    available = subtract(available, paid)
    const drawn = smaller(subtract(due, paid), fill.margin)
    const missing = subtract(due, add(paid, drawn))
    return {
      position,
      line: isPositive(missing) ? { ...line, missing } : line,
      margin: subtract(fill.margin, drawn),
      postings: [
        ...posting('margin', 'available', drawn, 'marginDrawn', id),
        ...posting('debt', 'available', missing, 'debtIncurred', id),
        ...posting('available', 'house', line.gross, 'dividendCharge', id),
      ],
    }
  })
}

const withMargin = ({ position, margin }: Counted): readonly OpenPosition[] => {
  const { fill } = position
  return isZero(subtract(fill.margin, margin)) ? [] : [{ ...position, fill: { ...fill, margin } }]
}

/**
 * Counts what is held at the opening of the ex-date (docs/rules/dividends.md): both sides of the account are netted. What is long receives the
 * dividend on the pay date, less withholding; what is short is charged the whole of it now. A long whose margin does not reach for the fall of
 * its price gets what is missing now: from its dividend, and from the shorts that it sets off.
 */
export function entitle(
  dividend: AnnouncedDividend,
  state: TradingState,
  { now, ledger, quote, dividendWithholding = ZERO }: TradingContext,
): TradingEvent {
  const { opensAt, currency } = dividend
  const positions = Object.fromEntries(
    Object.entries<OpenPosition>(state.positions).filter(([, { fill }]) => fill.at < opensAt),
  )
  const legs = nettedLegs(dividend, { positions }, dividendWithholding)
  const longs = legs
    .filter(({ line }) => line.side === 'long')
    .map((leg) => longOf(leg, dividend, quote?.previousClose))
  const neededByLongs = add(zero(currency), ...longs.map(({ fromShorts }) => fromShorts))
  const shorts = countedShorts(
    legs.filter(({ line }) => line.side === 'short'),
    dividend,
    ledger,
    neededByLongs,
  )
  const countedLongs = longs.map(countedLong)
  const all = [...shorts, ...countedLongs]
  const margins = all.flatMap(withMargin)
  const linesOf = (counted: readonly Counted[]): readonly DividendLine[] =>
    counted.map(({ line }) => line).filter(isAnything)
  return {
    kind: 'trading.dividendCounted',
    version: 1,
    at: now,
    postings: all.flatMap(({ postings }) => postings),
    dividend,
    longs: linesOf(countedLongs),
    shorts: linesOf(shorts),
    ...(margins.length === 0 ? {} : { margins }),
  }
}
