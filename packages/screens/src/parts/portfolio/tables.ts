import type { PortfolioStatement, TradeOnWire, TradedInstrument } from '@onelot/api-client'
import {
  type Decimal,
  type Instant,
  type InstrumentId,
  type Localized,
  type MemberBucket,
  type Money,
  type MovementKind,
  isZero,
  lotsToQuantity,
  memberBuckets,
  toLocal,
} from '@onelot/domain'
import type { MovementEntry } from '../ledger/entries.ts'
import type { Cell, Row } from './csv.ts'

export type Column =
  | 'tradingDay'
  | 'name'
  | 'code'
  | 'action'
  | 'quantity'
  | 'price'
  | 'entryPrice'
  | 'amount'
  | 'marketValue'
  | 'kind'
  | 'currency'
  | 'order'
  | 'opening'
  | 'closing'
  | 'balance'
  | 'year'

/** A sum, as screens call it too. */
export type Figure =
  | 'realised'
  | 'unrealised'
  | 'dividends'
  | 'withheld'
  | 'fees'
  | 'taxes'
  | 'interest'
  | 'lending'
  | 'lendingGross'
  | 'lendingTax'
  | 'strategies'
  | 'managementFees'
  | 'total'

/** The words of a file, in the reader's language. */
export interface TableTexts {
  readonly zone: string
  readonly time: string
  readonly column: (column: Column) => string
  readonly figure: (figure: Figure) => string
  readonly action: (trade: Pick<TradeOnWire, 'side'> & { readonly purpose: 'open' | 'close' }) => string
  readonly kind: (kind: MovementKind) => string
  readonly balance: (bucket: MemberBucket) => string
  readonly name: (name: Localized) => string
}

const number = (value: Decimal): Cell => ({ number: value })
const amount = ({ amount: value }: Money): Cell => number(value)

const MINUTES_OF_HOUR = 60
const digits = (value: number): string => String(value).padStart(2, '0')

/** `2026-03-10 11:00:05` in the zone: spreadsheets read it as a time in every language. */
export function timeCell(zone: string, at: Instant): string {
  const { date, minute } = toLocal(zone, at)
  const time = [Math.floor(minute / MINUTES_OF_HOUR), minute % MINUTES_OF_HOUR].map(digits).join(':')
  return `${date} ${time}:${at.slice(17, 19)}`
}

const found = (instruments: readonly TradedInstrument[], id: InstrumentId): TradedInstrument | undefined =>
  instruments.find((one) => one.id === id)

const named = (texts: TableTexts, instrument: TradedInstrument | undefined): readonly Cell[] =>
  instrument === undefined ? [undefined, undefined] : [texts.name(instrument.name), instrument.id]

/** Fills with what they cost and brought; a code has its market, so that its zeros stay. */
export function executionTable(
  trades: readonly TradeOnWire[],
  instruments: readonly TradedInstrument[],
  texts: TableTexts,
): readonly Row[] {
  const columns = ['tradingDay', 'name', 'code', 'action', 'quantity', 'price'] as const
  const head = [
    texts.time,
    ...columns.map(texts.column),
    ...(['fees', 'taxes', 'realised'] as const).map(texts.figure),
    texts.column('currency'),
    texts.column('order'),
  ]
  const rows = trades.map(({ instrument: id, side, execution }): Row => {
    const { at, tradingDay, purpose, lots, price, fee, tax, order } = execution
    const instrument = found(instruments, id)
    return [
      timeCell(texts.zone, at),
      tradingDay,
      ...named(texts, instrument),
      texts.action({ purpose, side }),
      instrument && number(lotsToQuantity(instrument, lots)),
      number(price),
      amount(fee),
      amount(tax),
      execution.purpose === 'close' ? amount(execution.netProfit) : undefined,
      fee.currency,
      order,
    ]
  })
  return [head, ...rows]
}

/** Movements of available cash, negative where it left. */
export function movementTable(entries: readonly MovementEntry[], texts: TableTexts): readonly Row[] {
  const columns = ['kind', 'name', 'code', 'quantity', 'price', 'amount', 'currency', 'order'] as const
  const rows = entries.map(({ at, kind, money, ref, position, fill }): Row => [
    timeCell(texts.zone, at),
    texts.kind(kind),
    ...named(texts, position?.instrument),
    position && fill && number(lotsToQuantity(position.instrument, fill.lots)),
    fill && number(fill.price),
    amount(money),
    money.currency,
    position === undefined ? undefined : ref,
  ])
  return [[texts.time, ...columns.map(texts.column)], ...rows]
}

/** Buckets that have or had something, and what is available always. */
export const shownBuckets = ({
  opening,
  closing,
}: Pick<PortfolioStatement['currencies'][number], 'opening' | 'closing'>): readonly MemberBucket[] =>
  memberBuckets.filter(
    (bucket) => bucket === 'available' || !isZero(opening[bucket]) || !isZero(closing[bucket]),
  )

/** A statement as four tables under each other: balances, movements, fills, holdings. */
export function statementTable(
  { date, currencies, trades, holdings, instruments }: PortfolioStatement,
  texts: TableTexts,
): readonly Row[] {
  const { column, figure } = texts
  const balances = currencies.flatMap((one) =>
    shownBuckets(one).map((bucket): Row => [
      texts.balance(bucket),
      one.currency,
      amount(one.opening[bucket]),
      amount(one.closing[bucket]),
    ]),
  )
  const movements = currencies.flatMap(({ currency, movements: own }) =>
    own.map(({ kind, money }): Row => [texts.kind(kind), currency, amount(money)]),
  )
  const held = holdings.map((holding): Row => {
    const instrument = found(instruments, holding.instrument)
    return [
      ...named(texts, instrument),
      texts.action({ purpose: 'open', side: holding.side }),
      instrument && number(lotsToQuantity(instrument, holding.lots)),
      number(holding.entryPrice),
      holding.price && number(holding.price),
      amount(holding.marketValue),
      amount(holding.unrealised),
      holding.marketValue.currency,
    ]
  })
  const heldColumns = ['name', 'code', 'action', 'quantity', 'entryPrice', 'price', 'marketValue'] as const
  return [
    [date],
    [],
    (['balance', 'currency', 'opening', 'closing'] as const).map(column),
    ...balances,
    [],
    (['kind', 'currency', 'amount'] as const).map(column),
    ...movements,
    [],
    ...executionTable(trades, instruments, texts),
    [],
    [...heldColumns.map(column), figure('unrealised'), column('currency')],
    ...held,
  ]
}
