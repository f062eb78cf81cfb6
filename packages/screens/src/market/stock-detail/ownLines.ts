import type { OpenPositionOnWire, OrderOnWire } from '@onelot/api-client'
import {
  type Decimal,
  type Instrument,
  type Market,
  type Money,
  type OrderTerms,
  type Protection,
  type Quote,
  type Side,
  type Stop,
  chargesFor,
  closingDirection,
  compareDecimals,
  exact,
  marketPrice,
  roundTo,
  settle,
  splitFill,
  toDecimal,
} from '@onelot/domain'
import { amendableOrder } from '../../parts/positions/amendable.ts'
import type { PositionCommand } from '../../parts/positions/usePositionCommands.tsx'
import { protectionInForce } from '../../parts/trading/protectionInForce.ts'
import { holdingsOf } from './holding.ts'

export type OwnLineKind = 'average' | 'open' | 'close' | 'takeProfit' | 'stopLoss' | 'trailingStop'

/** A price of the member's own on the chart: an average cost, an order that waits, a take profit, a stop loss. */
export interface OwnLine {
  /** The id of the order, or of the position whose entry it is. Without it the line stays where it is: the average of several positions. */
  readonly id: string | undefined
  readonly kind: OwnLineKind
  /** That of the position that it is about. */
  readonly side: Side
  /** How what it closes is held; undefined where it closes nothing. */
  readonly closes?: Pick<OrderTerms, 'side' | 'leverage'> | undefined
  readonly lots: number
  readonly price: Decimal
  /** What a fill at its price realises, after charges; nothing where it closes nothing. */
  readonly profit: Money | undefined
  /** What a fill at another price would realise, after charges. */
  readonly profitAt: (price: Decimal) => Money | undefined
  /** What the line would be at a price: an entry that is dragged becomes a take profit or a stop loss. */
  readonly kindAt: (price: Decimal, quote: Quote | undefined) => OwnLineKind
  /** What it asks for where it is let go of at a price; it is not sent but by the sheet that opens. */
  readonly ask: (price: Decimal, quote: Quote | undefined) => PositionCommand | undefined
}

export interface OwnTrades {
  readonly orders: readonly OrderOnWire[]
  readonly positions: readonly OpenPositionOnWire[]
  readonly instrument: Instrument
  readonly market: Market
}

/** The lines of an instrument: first the averages, then what waits in the order of its placing. */
export function ownLines(trades: OwnTrades): readonly OwnLine[] {
  return [
    ...averageLines(trades),
    ...trades.orders.flatMap((order) => {
      const line = order.group === undefined ? limitLine(order, trades) : protectionLine(order, trades)
      return line === undefined ? [] : [line]
    }),
  ]
}

/** A drag of one position's entry sets its take profit or its stop loss; several positions are averaged for showing alone. */
function averageLines({ positions, instrument, market }: OwnTrades): readonly OwnLine[] {
  return holdingsOf(positions).map(({ side, lots, average }) => {
    const [only, ...others] = positions.filter(({ terms }) => terms.side === side)
    const one = others.length === 0 ? only : undefined
    const price = one?.fill.price ?? average
    const kindAt: OwnLine['kindAt'] = (to, quote) =>
      quote === undefined || to === price ? 'average' : protectingAt(side, to, quote)
    return {
      id: one?.id,
      kind: 'average',
      side,
      lots,
      price,
      profit: undefined,
      profitAt: (to) => one && profitAt(one, lots, to, market),
      kindAt,
      ask: (to, quote) =>
        one && {
          kind: 'protect',
          position: one,
          instrument,
          proposed: protectedBy(kindAt(to, quote), to, one),
        },
    }
  })
}

/** Beyond the price of now, in the position's favour, it takes profit; else it stops a loss. */
function protectingAt(side: Side, price: Decimal, quote: Quote): 'takeProfit' | 'stopLoss' {
  const above = compareDecimals(price, marketPrice(closingDirection(side), quote))
  return (side === 'long' ? above > 0 : above < 0) ? 'takeProfit' : 'stopLoss'
}

function protectedBy(
  kind: OwnLineKind,
  price: Decimal,
  position: OpenPositionOnWire,
): Protection | undefined {
  if (kind === 'average') return undefined
  const moved =
    kind === 'takeProfit' ? { takeProfit: price } : { stopLoss: { kind: 'level', price } as const }
  return { ...protectionInForce(position), ...moved }
}

function limitLine(order: OrderOnWire, { positions, instrument, market }: OwnTrades): OwnLine | undefined {
  const amendable = amendableOrder(order, positions)
  if (amendable === undefined) return undefined
  const { id, side, lots } = order
  const { limitPrice: price } = amendable.order
  const closes = amendable.order.purpose === 'close' ? amendable.order.position : undefined
  const kind = closes === undefined ? 'open' : 'close'
  return {
    id,
    kind,
    side,
    closes: closes?.terms,
    lots,
    price,
    profit: closes && profitAt(closes, lots, price, market),
    profitAt: (to) => closes && profitAt(closes, lots, to, market),
    kindAt: () => kind,
    ask: (proposedPrice) => ({ kind: 'amend', ...amendable, instrument, proposedPrice }),
  }
}

function protectionLine(
  order: OrderOnWire,
  { positions, instrument, market }: OwnTrades,
): OwnLine | undefined {
  const position = positions.find(({ id }) => id === order.position)
  const price = order.trigger ?? order.limitPrice
  if (position === undefined || price === undefined) return undefined
  const { id, type, side, lots, stop } = order
  const kind = type === 'takeProfit' || type === 'trailingStop' ? type : 'stopLoss'
  return {
    id,
    kind,
    side,
    lots,
    price,
    profit: profitAt(position, lots, price, market),
    profitAt: (to) => profitAt(position, lots, to, market),
    kindAt: () => kind,
    ask: (to, quote) => {
      const moved = kind === 'takeProfit' ? { takeProfit: to } : { stopLoss: stopAt(to, stop, side, quote) }
      const proposed = to === price ? undefined : { ...protectionInForce(position), ...moved }
      return { kind: 'protect', position, instrument, proposed }
    },
  }
}

/** Digits of a rate that the sheet writes: hundredths of a percent. */
const RATE_DIGITS = 4

/** A stop of the same kind that fires at a price: a trail keeps that distance from the price of now. */
function stopAt(price: Decimal, stop: Stop | undefined, side: Side, quote: Quote | undefined): Stop {
  if (stop?.kind !== 'trail' || quote === undefined) return { kind: 'level', price }
  const from = exact(marketPrice(closingDirection(side), quote))
  const away = side === 'long' ? from.minus(price) : exact(price).minus(from)
  const amount = toDecimal(away.lt('0') ? exact('0') : away)
  return stop.distance.kind === 'amount'
    ? { kind: 'trail', distance: { kind: 'amount', amount } }
    : {
        kind: 'trail',
        distance: { kind: 'rate', rate: roundTo(exact(amount).div(from), RATE_DIGITS, 'halfUp') },
      }
}

/** Calculated by the broker's own function, so that nothing differs when it fills there. */
function profitAt(position: OpenPositionOnWire, lots: number, price: Decimal, market: Market): Money {
  const { fill, id } = position
  const closed = lots >= fill.lots ? fill : splitFill(fill, lots).closed
  return settle(position, closed, price, chargesFor(position, market), id).netProfit
}
