import type { AnnouncedDividend } from '../../instruments/announced.ts'
import type { PositionId } from '../../ids.ts'
import type { Instant } from '../../instant.ts'
import { type Balances, type Posting, balanceOf, posting } from '../../ledger/ledger.ts'
import { type Decimal, type Exact, ZERO, exact, toDecimal } from '../../money/decimal.ts'
import { type Money, add, money, smaller, subtract, zero } from '../../money/money.ts'
import { quantityOf } from '../charges.ts'
import type { TradingContext } from '../context.ts'
import type { TradingEvent } from '../event.ts'
import type { Side } from '../orders/order.ts'
import type { OpenPosition } from '../positions/position.ts'
import type { TradingState } from '../state.ts'

/** What a dividend is for one position that was open at the opening of the ex-date. */
export interface DividendLine {
  readonly position: PositionId
  readonly side: Side
  readonly quantity: Decimal
  /** Amount per unit x quantity, half up. */
  readonly gross: Money
  /** Tax taken from what is received; nothing of what is charged. */
  readonly withheld: Money
  /** What is received, or what was charged: no more than was available. */
  readonly net: Money
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

function lineOf(
  { amount, currency }: AnnouncedDividend,
  { id, terms, fill, lotSize }: OpenPosition,
  rate: Decimal,
): DividendLine {
  const quantity = quantityOf(fill.lots, lotSize)
  const gross = money(currency, quantity.times(amount))
  const withheld = terms.side === 'long' ? money(currency, exact(gross.amount).times(rate)) : zero(currency)
  return {
    position: id,
    side: terms.side,
    quantity: toDecimal(quantity),
    gross,
    withheld,
    net: subtract(gross, withheld),
  }
}

/** What a dividend is for each open position in its instrument. */
export const dividendLines = (
  dividend: AnnouncedDividend,
  { positions }: Pick<TradingState, 'positions'>,
  rate: Decimal,
): readonly DividendLine[] =>
  Object.values<OpenPosition>(positions)
    .filter(({ terms }) => terms.instrument === dividend.instrument)
    .map((position) => lineOf(dividend, position, rate))

/** Charges each line as far as the available funds reach; the broker bears the rest. */
function charged(
  lines: readonly DividendLine[],
  { currency }: AnnouncedDividend,
  ledger: Balances,
): readonly DividendLine[] {
  let left = balanceOf(ledger, currency, 'available')
  return lines.map((line) => {
    const net = smaller(line.gross, left)
    left = subtract(left, net)
    return { ...line, net }
  })
}

/**
 * Counts what is held at the opening of the ex-date (docs/rules/dividends.md): every long receives the dividend on the pay date, less
 * withholding; every short is charged the whole of it now, as far as the available funds reach.
 */
export function entitle(
  dividend: AnnouncedDividend,
  state: TradingState,
  { now, ledger, dividendWithholding = ZERO }: TradingContext,
): TradingEvent {
  const { opensAt } = dividend
  const positions = Object.fromEntries(
    Object.entries<OpenPosition>(state.positions).filter(([, { fill }]) => fill.at < opensAt),
  )
  const lines = dividendLines(dividend, { positions }, dividendWithholding)
  const shorts = charged(
    lines.filter(({ side }) => side === 'short'),
    dividend,
    ledger,
  )
  return {
    kind: 'trading.dividendCounted',
    version: 1,
    at: now,
    postings: shorts.flatMap(({ net, position }) =>
      posting('available', 'house', net, 'dividendCharge', position),
    ),
    dividend,
    longs: lines.filter(({ side }) => side === 'long'),
    shorts,
  }
}

const paidLine = ({ gross, withheld, position }: DividendLine): readonly Posting[] => [
  ...posting('house', 'available', gross, 'dividend', position),
  ...posting('available', 'tax', withheld, 'withholding', position),
]

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
