import { type TradingCommand, positionId } from '@onelot/domain'
import { type BidsEvent, bids as rules } from '@onelot/domain/modules/newShares/bids'
import type { Reaction } from '../../../kernel/modules.ts'
import { type BrokerModule, rulesOf } from '../../base/brokerModule.ts'
import { contextOf } from './context.ts'
import { routes } from './endpoints.ts'
import { messages } from './messages.ts'
import { products } from './products.ts'

type Won = Extract<BidsEvent, { kind: 'bids.won' }>

/** Shares that were won are a position at the price of the bid: what the bid still holds pays them and their commission. */
const opensPosition: Reaction = {
  on: 'bids.won',
  command({ bid, result, lockedUntil: until }: Won): TradingCommand {
    return {
      kind: 'trading.openAllotted',
      terms: {
        position: positionId(bid.id),
        instrument: bid.instrument,
        price: bid.price,
        lots: result.shares,
        paid: result.value,
        fee: result.fee,
        origin: { module: rules.name, id: bid.id },
        lock: until === undefined ? undefined : { until, cause: 'newShare' },
      },
    }
  },
}

type CalledOff = Extract<BidsEvent, { kind: 'bids.calledOff' }>

/** New shares that were won are given back: they are not listed. */
const returnsPosition: Reaction = {
  on: 'bids.calledOff',
  command: ({ bid, hadWon }: CalledOff): TradingCommand | undefined =>
    hadWon ? { kind: 'trading.returnAllotted', position: positionId(bid.id) } : undefined,
}

export const bids: BrokerModule = {
  routes,
  rules: rulesOf(rules, contextOf),
  products,
  reactions: [opensPosition, returnsPosition],
  messages,
}
