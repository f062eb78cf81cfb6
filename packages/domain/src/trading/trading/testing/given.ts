import { orderId, positionId } from '../../../base/ids.ts'
import type { Instrument, Leverage } from '../../../base/instruments/instrument.ts'
import { decimal } from '../../../base/money/decimal.ts'
import type { CheckedCommand } from '../check.ts'
import type { MemberTradingCommand, TradingCommand } from '../command.ts'
import type { TradingEvent } from '../event.ts'
import { type Holder, type MarketContext, accepted, changeBy, decideFor, fold, ledgerOf } from './fixture.ts'
import { trading } from '../module.ts'
import type { Side, TimeInForce } from '../orders/order.ts'
import type { ClosedPosition } from '../positions/position.ts'
import type { Protection } from '../protection/protection.ts'
import { tradingCollections } from '../lists/rows.ts'
import { closingOrdersOf, entryOf } from '../state.ts'
import { type PositionView, viewOfOpening, viewOfPosition } from '../lists/view.ts'

/** The form of the tests: `given(holder).when(command, context).ledger()`. An account's first order opens its position `O1`. */
export const order = orderId('O1')
export const position = positionId('O1')

export const market = (instrument: Instrument, lots: number, side: Side = 'long', leverage: Leverage = 1) =>
  ({
    kind: 'trading.placeOrder',
    terms: { instrument: instrument.id, side, type: 'market', lots, leverage },
  }) as const
type Placing = Extract<MemberTradingCommand, { kind: 'trading.placeOrder' }>
export const limit = (
  instrument: Instrument,
  lots: number,
  price: string,
  side: Side = 'long',
  leverage: Leverage = 1,
): Placing => ({
  kind: 'trading.placeOrder',
  terms: { instrument: instrument.id, side, type: 'limit', limitPrice: decimal(price), lots, leverage },
})
export const inForce = ({ kind, terms }: Placing, timeInForce: TimeInForce): Placing => ({
  kind,
  terms: { ...terms, timeInForce },
})
export const guarded = (
  { kind, terms }: Placing | ReturnType<typeof market>,
  protection: Protection,
): Placing => ({
  kind,
  terms: { ...terms, protection },
})
export const amend = (id: string, price?: string, lots?: number): MemberTradingCommand => ({
  kind: 'trading.amendOrder',
  terms: { order: orderId(id), ...(price === undefined ? {} : { limitPrice: decimal(price) }), lots },
})
export const protect = (wanted: Protection): CheckedCommand => ({
  kind: 'trading.protectPosition',
  terms: { position, ...wanted },
})
export const takeProfit = (price: string): Protection => ({ takeProfit: decimal(price) })
export const stopLoss = (price: string): Protection => ({
  stopLoss: { kind: 'level', price: decimal(price) },
})
export const trail = (distance: { readonly amount: string } | { readonly rate: string }): Protection => ({
  stopLoss: {
    kind: 'trail',
    distance:
      'amount' in distance
        ? { kind: 'amount', amount: decimal(distance.amount) }
        : { kind: 'rate', rate: decimal(distance.rate) },
  },
})
export const close = (
  lots: number,
  price?: string,
): Extract<MemberTradingCommand, { kind: 'trading.closePosition' }> => ({
  kind: 'trading.closePosition',
  terms:
    price === undefined
      ? { position, lots, type: 'market' }
      : { position, lots, type: 'limit', limitPrice: decimal(price) },
})
export const cancel = (id: string): CheckedCommand => ({
  kind: 'trading.cancelOrder',
  order: orderId(id),
})
export const fill = (owner: string, price: string): TradingCommand => ({
  kind: 'trading.fillOrder',
  owner,
  price: decimal(price),
})
export const unlock = (owner: string): TradingCommand => ({ kind: 'trading.unlockOrder', owner })
export const expire = (owner: string): TradingCommand => ({ kind: 'trading.expireOrder', owner })
export const stopOut = (owner: string, price: string): TradingCommand => ({
  kind: 'trading.stopOut',
  owner,
  price: decimal(price),
})
export const settleDelisted = (instrument: Instrument, price: string): TradingCommand => ({
  kind: 'trading.settleDelisted',
  instrument: instrument.id,
  price: decimal(price),
})

/** A working opening order or an open position as lists show it. */
export function viewIn({ state }: Holder, id = position): PositionView {
  const found = entryOf(state.positions, id)
  if (found !== undefined) return viewOfPosition(found, closingOrdersOf(state, id))
  const working = entryOf(state.orders, orderId(id))
  if (working?.purpose !== 'open') throw new Error(`${id} should be working or open`)
  return viewOfOpening(working)
}

/** The position that events closed, as lists show it. */
export function closedIn(events: readonly TradingEvent[]): ClosedPosition {
  const closed = events
    .flatMap((event) => (event.kind === 'trading.orderFilled' ? [event.position] : []))
    .find(({ status }) => status === 'closed')
  if (closed?.status !== 'closed') throw new Error('a position should be closed')
  return closed
}

/** The body of the row that events write to a list under a key. */
export function rowOf(before: Holder, events: readonly TradingEvent[], collection: string, key: string) {
  const rows = trading.rows(changeBy(before, events))
  return rows.find((row) => row.collection === collection && row.key === key)?.row
}

export const given = (holder: Holder) => ({
  when: (command: TradingCommand, context: MarketContext) => {
    const result = decideFor(holder, command, context)
    const shown = (collection: string, key: string): unknown =>
      Object.values(rowOf(holder, accepted(result), collection, key)?.body ?? {})[0]
    return {
      events: () => accepted(result),
      after: () => fold(holder, accepted(result)),
      ledger: () => ledgerOf(accepted(result)),
      /** What lists show of an opening order or position, of any order, of an execution. */
      position: (id: string = position) => shown(tradingCollections.cards, id),
      order: (id: string) => shown(tradingCollections.orders, id),
      execution: (id: string) => shown(tradingCollections.executions, id),
      refusal: () => (result.ok ? undefined : result.refusal.code),
    }
  },
})
