import { type MemberRequest, type TradingCommand, add, positionId } from '@onelot/domain'
import {
  BLOCK_TRADE,
  type BlockTradesCommand,
  type BlockTradesEvent,
  blockTrades as rules,
} from '@onelot/domain/modules/offExchange/blockTrades'
import type { Reaction } from '../../../kernel/modules.ts'
import { type BrokerModule, rulesOf } from '../../base/brokerModule.ts'
import { shareObstacle } from '../../base/shareObstacle.ts'
import { blockSettings } from '../foundBlock.ts'
import { rejectsCalledOff } from '../../base/rejectsCalledOff.ts'
import { contextOf, termsIn } from './context.ts'
import { routes } from './endpoints.ts'
import { products } from './products.ts'

type Of<K extends BlockTradesEvent['kind']> = Extract<BlockTradesEvent, { kind: K }>

/** What the request holds pays for the shares and their commission; the position has the request's id. */
const opensPosition: Reaction = {
  on: 'blockTrades.passed',
  command({ request, terms, lockedUntil: until }: Of<'blockTrades.passed'>): TradingCommand {
    const { instrument, price, shares: lots, value: paid, fee } = terms
    return {
      kind: 'trading.openAllotted',
      terms: {
        position: positionId(request),
        instrument,
        price,
        lots,
        paid,
        fee,
        origin: { module: rules.name, id: request },
        lock: until === undefined ? undefined : { until, cause: 'block' },
      },
    }
  },
}

export const blockTrades: BrokerModule = {
  routes,
  rules: rulesOf(rules, contextOf),
  products,
  settings: blockSettings,
  reactions: [opensPosition, rejectsCalledOff('blockTrades.calledOff')],
  requests: [
    {
      kind: BLOCK_TRADE,
      on: 'blockTrades.submitted',
      request: ({ terms }: Of<'blockTrades.submitted'>): Omit<MemberRequest, 'kind'> => ({
        terms,
        hold: add(terms.value, terms.fee),
        rejectedBy: ['tradingBanned'],
      }),
      passed: (request): BlockTradesCommand => ({
        kind: 'blockTrades.pass',
        request: request.id,
        terms: termsIn(request),
      }),
      obstacle: (passing, services) => shareObstacle(services, termsIn(passing.request).instrument, passing),
      failed: (request): BlockTradesCommand => ({
        kind: 'blockTrades.release',
        request: request.id,
        terms: termsIn(request),
      }),
    },
  ],
}
