import { defaultMarkets } from '../../../base/instruments/markets.ts'
import { stepTick } from '../../../base/instruments/ticks.ts'
import type { MarketId } from '../../../base/instruments/instrument.ts'
import { type Decimal, decimal } from '../../../base/money/decimal.ts'
import type { AmendTerms, ProtectTerms, TradingCommand } from '../command.ts'
import { type Side, type TimeInForce, type WorkingOrder, timesInForce } from '../orders/order.ts'
import type { OpenPosition } from '../positions/position.ts'
import type { Protection, Stop } from '../protection/protection.ts'

/** What is drawn of a step for an order that is changed or protected. */
interface Drawn {
  readonly pick: number
  readonly ticks: number
  readonly lots: number
}

const beside = (market: MarketId, price: Decimal, ticks: number): Decimal =>
  stepTick(defaultMarkets[market], price, ticks)

/** A time in force; most are of the day. */
export const timeInForceFor = ({ pick }: Drawn): TimeInForce => timesInForce[pick % 5] ?? 'day'

function stopFor(market: MarketId, side: Side, price: Decimal, { pick, ticks }: Drawn): Stop {
  const away = 1 + (Math.abs(ticks) % 40)
  if (pick % 3 === 0) return { kind: 'level', price: beside(market, price, side === 'long' ? -away : away) }
  return pick % 3 === 1
    ? { kind: 'trail', distance: { kind: 'rate', rate: decimal(String(0.002 + (away % 9) / 500)) } }
    : { kind: 'trail', distance: { kind: 'amount', amount: decimal(String(away)) } }
}

/** A take-profit, a stop-loss, both, or none about a price; some of them on the wrong side of it. */
export function protectionFor(market: MarketId, side: Side, price: Decimal, drawn: Drawn): Protection {
  const away = 2 + (Math.abs(drawn.ticks) % 40)
  const outward = drawn.pick % 11 === 0 ? -away : away
  const takeProfit = beside(market, price, side === 'long' ? outward : -outward)
  const stopLoss = stopFor(market, side, price, drawn)
  switch (drawn.pick % 4) {
    case 0:
      return { takeProfit }
    case 1:
      return { stopLoss }
    case 2:
      return { takeProfit, stopLoss }
    default:
      return drawn.pick % 8 === 3 ? {} : { takeProfit, stopLoss }
  }
}

export const protectTermsFor = (
  { id, market, terms }: OpenPosition,
  price: Decimal,
  drawn: Drawn,
): ProtectTerms => ({ position: id, ...protectionFor(market, terms.side, price, drawn) })

/** Another price, other lots, or both; now and then neither. */
export const amendTermsFor = ({ id, market }: WorkingOrder, price: Decimal, drawn: Drawn): AmendTerms => ({
  order: id,
  ...(drawn.pick % 4 === 3 ? {} : { limitPrice: beside(market, price, drawn.ticks) }),
  ...(drawn.pick % 2 === 0 ? {} : { lots: drawn.lots }),
})

/** Ids of the orders and positions that a command names. */
export function namedBy(command: TradingCommand): readonly string[] {
  if ('owner' in command) return [command.owner]
  if (command.kind === 'trading.cancelOrder') return [command.order]
  if (command.kind === 'trading.amendOrder') return [command.terms.order]
  const isOfPosition = command.kind === 'trading.closePosition' || command.kind === 'trading.protectPosition'
  return isOfPosition ? [command.terms.position] : []
}
