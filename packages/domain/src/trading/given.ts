import { replayAccount } from '../account/evolve.ts'
import { type AccountState, positionOf } from '../account/state.ts'
import { orderId } from '../ids.ts'
import type { Instrument, Leverage } from '../instruments/instrument.ts'
import { decimal } from '../money/decimal.ts'
import type { TradingCommand } from './command.ts'
import { decideTrading } from './decide.ts'
import type { TradingFacts } from './facts.ts'
import { accepted, ledgerOf } from './fixture.ts'
import type { Side } from './order.ts'

/** The sentences of the tests: `given(state).when(command, facts).ledger()`. */
export const order = orderId('order')
export const child = orderId('child')

export const market = (instrument: Instrument, lots: number, side: Side = 'long', leverage: Leverage = 1) =>
  ({
    kind: 'placeOrder',
    terms: { instrument: instrument.id, side, type: 'market', lots, leverage },
  }) as const
export const limit = (
  instrument: Instrument,
  lots: number,
  price: string,
  side: Side = 'long',
  leverage: Leverage = 1,
): TradingCommand => ({
  kind: 'placeOrder',
  terms: { instrument: instrument.id, side, type: 'limit', limitPrice: decimal(price), lots, leverage },
})
export const close = (lots: number, price?: string): TradingCommand => ({
  kind: 'closePosition',
  terms:
    price === undefined
      ? { position: order, lots, type: 'market' }
      : { position: order, lots, type: 'limit', limitPrice: decimal(price) },
})

export const given = (state: AccountState) => ({
  when: (command: TradingCommand, facts: TradingFacts) => {
    const result = decideTrading(command, state, facts)
    return {
      events: () => accepted(result),
      ledger: () => ledgerOf(accepted(result)),
      position: (id = order) => positionOf(replayAccount(state, accepted(result)), id),
      refusal: () => (result.ok ? undefined : result.refusal.code),
    }
  },
})

export const ofChild = (facts: TradingFacts): TradingFacts => ({ ...facts, newIds: [child] })
