import { type MemberRequest, type TradingCommand, positionId } from '@onelot/domain'
import {
  PLACEMENT,
  type PlacementsCommand,
  type PlacementsEvent,
  placements as rules,
} from '@onelot/domain/modules/offExchange/placements'
import type { Reaction } from '../../../kernel/modules.ts'
import { type BrokerModule, rulesOf } from '../../base/brokerModule.ts'
import { shareObstacle } from '../../base/shareObstacle.ts'
import { placementSettings } from '../placementSettings.ts'
import { rejectsCalledOff } from '../../base/rejectsCalledOff.ts'
import { contextOf, termsIn } from './context.ts'
import { routes } from './endpoints.ts'
import { products } from './products.ts'

type Of<K extends PlacementsEvent['kind']> = Extract<PlacementsEvent, { kind: K }>

/** What the request holds pays for the shares, without a commission; the position has the request's id. */
const opensPosition: Reaction = {
  on: 'placements.passed',
  command({ request, terms, lockedUntil: until }: Of<'placements.passed'>): TradingCommand {
    const { instrument, price, shares: lots, cost: paid } = terms
    return {
      kind: 'trading.openAllotted',
      terms: {
        position: positionId(request),
        instrument,
        price,
        lots,
        paid,
        origin: { module: rules.name, id: request },
        lock: { until, cause: 'placement' },
      },
    }
  },
}

export const placements: BrokerModule = {
  routes,
  rules: rulesOf(rules, contextOf),
  products,
  settings: placementSettings,
  reactions: [opensPosition, rejectsCalledOff('placements.calledOff')],
  requests: [
    {
      kind: PLACEMENT,
      on: 'placements.submitted',
      request: ({ terms }: Of<'placements.submitted'>): Omit<MemberRequest, 'kind'> => ({
        terms,
        hold: terms.cost,
        rejectedBy: ['tradingBanned'],
      }),
      passed: (request): PlacementsCommand => ({
        kind: 'placements.pass',
        request: request.id,
        terms: termsIn(request),
      }),
      obstacle: (passing, services) => shareObstacle(services, termsIn(passing.request).instrument, passing),
      failed: (request): PlacementsCommand => ({
        kind: 'placements.release',
        request: request.id,
        terms: termsIn(request),
      }),
    },
  ],
}
