import type { AnnouncedDividend } from '../../../base/instruments/announced.ts'
import type { PositionId } from '../../../base/ids.ts'
import type { Instant } from '../../../base/instant.ts'
import { type Posting, posting } from '../../../base/ledger/ledger.ts'
import type { Decimal } from '../../../base/money/decimal.ts'
import { type Exact, exact, toDecimal } from '../../../base/money/exact.ts'
import { type Money, add, money, subtract, zero } from '../../../base/money/money.ts'
import { quantityOf } from '../charges.ts'
import type { TradingContext } from '../context.ts'
import type { TradingEvent } from '../event.ts'
import type { Side } from '../orders/order.ts'
import { type CashAccount, type OpenPosition, cashAccountOf } from '../positions/position.ts'
import type { TradingState } from '../state.ts'

/** What a dividend is for one position that was open at the opening of the ex-date. */
export interface DividendLine {
  readonly position: PositionId
  readonly side: Side
  /** Without what the account's other side in the instrument sets off. */
  readonly quantity: Decimal
  /** Amount per unit x quantity, half up. */
  readonly gross: Money
  /** Tax taken from what is received; nothing of what is charged. */
  readonly withheld: Money
  /** What is received, or what was charged. */
  readonly net: Money
  /** What of it was paid into the position's margin on the ex-date. @defaultValue nothing */
  readonly advanced?: Money | undefined
  /** What of a charge found no money, and became a debt. @defaultValue nothing */
  readonly missing?: Money | undefined
  /** Where it is paid to. @defaultValue 'available' */
  readonly cash?: CashAccount | undefined
}

/** A dividend that an account receives, or was charged as a short seller. */
export interface DividendRecord {
  readonly id: string
  readonly dividend: AnnouncedDividend
  readonly kind: 'received' | 'charged'
  readonly status: 'entitled' | 'paid'
  readonly lines: readonly DividendLine[]
  /** When it was counted, or paid. */
  readonly at: Instant
}

/** Sums of a record. */
export function dividendTotals({ dividend, lines }: Pick<DividendRecord, 'dividend' | 'lines'>) {
  const none = zero(dividend.currency)
  const sum = (of: (line: DividendLine) => Money): Money => add(none, ...lines.map(of))
  const quantity = lines.reduce<Exact>((all, line) => all.plus(line.quantity), exact('0'))
  return {
    quantity: toDecimal(quantity),
    gross: sum(({ gross }) => gross),
    withheld: sum(({ withheld }) => withheld),
    net: sum(({ net }) => net),
  }
}

/** What of a record found no money when it was charged; undefined where all was paid. */
export function missingOf({ lines }: Pick<DividendRecord, 'lines'>): Money | undefined {
  const [first, ...others] = lines.flatMap(({ missing }) => missing ?? [])
  return first && add(first, ...others)
}

/** What a line pays on the pay date. */
export const payableOf = ({ net, advanced = zero(net.currency) }: DividendLine): Money =>
  subtract(net, advanced)

/** An open position in the instrument of a dividend, with what of it the account's other side sets off. */
export interface NettedLeg {
  readonly position: OpenPosition
  readonly setOff: Exact
  /** Of the rest. */
  readonly line: DividendLine
}

function lineOf(
  { amount, currency }: AnnouncedDividend,
  { id, terms, cash }: OpenPosition,
  quantity: Exact,
  rate: Decimal,
): DividendLine {
  const gross = money(currency, quantity.times(amount))
  const withheld = terms.side === 'long' ? money(currency, exact(gross.amount).times(rate)) : zero(currency)
  return {
    position: id,
    side: terms.side,
    quantity: toDecimal(quantity),
    gross,
    withheld,
    net: subtract(gross, withheld),
    ...(cash === undefined ? {} : { cash }),
  }
}

const least = (a: Exact, b: Exact): Exact => (a.lt(b) ? a : b)

/**
 * Both sides of an account set each other off, unit by unit: of each side those that were opened first (docs/rules/dividends.md). What pays into
 * another account than `available` is set off by nothing.
 */
export function nettedLegs(
  dividend: AnnouncedDividend,
  { positions }: Pick<TradingState, 'positions'>,
  rate: Decimal,
): readonly NettedLeg[] {
  const own = Object.values<OpenPosition>(positions)
    .filter(({ terms }) => terms.instrument === dividend.instrument)
    .map((position) => ({ position, quantity: quantityOf(position.fill.lots, position.lotSize) }))
  const isOwn = (position: OpenPosition): boolean => cashAccountOf(position) === 'available'
  const on = (side: Side): Exact =>
    own
      .filter(({ position }) => isOwn(position) && position.terms.side === side)
      .reduce<Exact>((sum, { quantity }) => sum.plus(quantity), exact('0'))
  const common = least(on('long'), on('short'))
  const left = { long: common, short: common }
  return own.map(({ position, quantity }) => {
    const { side } = position.terms
    const setOff = isOwn(position) ? least(quantity, left[side]) : exact('0')
    left[side] = left[side].minus(setOff)
    return { position, setOff, line: lineOf(dividend, position, quantity.minus(setOff), rate) }
  })
}

export const isAnything = ({ quantity }: DividendLine): boolean => exact(quantity).gt('0')

/** What a dividend is for each open position in its instrument that the other side does not set off. */
export const dividendLines = (...of: Parameters<typeof nettedLegs>): readonly DividendLine[] =>
  nettedLegs(...of)
    .map(({ line }) => line)
    .filter(isAnything)

function paidLine({ gross, withheld, position, advanced, cash }: DividendLine): readonly Posting[] {
  const left = advanced === undefined ? gross : subtract(gross, advanced)
  const to = cashAccountOf({ cash })
  return [
    ...posting('house', to, left, 'dividend', position),
    ...posting(to, 'tax', withheld, 'withholding', position),
  ]
}

/** Pays what was counted at the ex-date, whatever has been sold since. */
export const pay = (
  dividend: AnnouncedDividend,
  longs: readonly DividendLine[],
  { now }: TradingContext,
): TradingEvent => ({
  kind: 'trading.dividendPaid',
  version: 1,
  at: now,
  postings: longs.flatMap(paidLine),
  dividend,
  longs,
})
