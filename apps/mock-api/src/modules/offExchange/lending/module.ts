import type { InstrumentId, MemberRequest, TradingEvent } from '@onelot/domain'
import {
  LENDING,
  type LendingCommand,
  type LendingEvent,
  lendableIn,
  lending as rules,
} from '@onelot/domain/modules/offExchange/lending'
import type { Reaction } from '../../../kernel/modules.ts'
import { type BrokerModule, rulesOf } from '../../base/brokerModule.ts'
import type { Passing, PassingObstacle } from '../../base/requestRules.ts'
import { shareObstacle } from '../../base/shareObstacle.ts'
import type { Services } from '../../../services.ts'
import { lendableLots } from '../lendableShares.ts'
import { lendingSettings } from '../lendingSettings.ts'
import { contextOf, termsIn } from './context.ts'
import { due } from './due.ts'
import { routes } from './endpoints.ts'
import { messages } from './messages.ts'
import { products } from './products.ts'

type Of<K extends LendingEvent['kind']> = Extract<LendingEvent, { kind: K }>
type OfTrading<K extends TradingEvent['kind']> = Extract<TradingEvent, { kind: K }>

const follow = (instrument?: InstrumentId): LendingCommand => ({ kind: 'lending.follow', instrument })

/** Automatic lending has what the account could sell, whatever changes that. */
const follows: readonly Reaction[] = [
  {
    on: 'trading.orderFilled',
    command: ({ execution }: OfTrading<'trading.orderFilled'>) => follow(execution.instrument),
  },
  {
    on: 'trading.splitApplied',
    command: ({ split: { instrument, ratio } }: OfTrading<'trading.splitApplied'>): LendingCommand => ({
      kind: 'lending.rebase',
      instrument,
      ratio,
    }),
  },
  {
    on: 'trading.splitApplied',
    command: ({ split }: OfTrading<'trading.splitApplied'>) => follow(split.instrument),
  },
  { on: 'lending.begun', command: ({ loan }: Of<'lending.begun'>) => follow(loan.terms.instrument) },
  { on: 'lending.ended', command: ({ loan }: Of<'lending.ended'>) => follow(loan.terms.instrument) },
  { on: 'members.restrictionsSet', command: () => follow() },
]

/** Besides what keeps any request about a share from passing: too few lots are free by now. */
async function obstacle(passing: Passing, services: Services): Promise<PassingObstacle> {
  const { instrument, lots } = termsIn(passing.request)
  const ofShare = await shareObstacle(services, instrument, passing)
  const { state, now } = passing
  const isShort = lendableIn(lendableLots(services, state, instrument, now)) < lots
  return ofShare.cause === undefined && isShort ? { ...ofShare, cause: 'changed' } : ofShare
}

export const lending: BrokerModule = {
  routes,
  rules: rulesOf(rules, contextOf),
  products,
  due,
  settings: lendingSettings,
  reactions: follows,
  messages,
  requests: [
    {
      kind: LENDING,
      on: 'lending.submitted',
      request: ({ terms }: Of<'lending.submitted'>): Omit<MemberRequest, 'kind'> => ({
        terms,
        rejectedBy: ['tradingBanned'],
      }),
      passed: (request): LendingCommand => ({
        kind: 'lending.begin',
        request: request.id,
        terms: termsIn(request),
      }),
      obstacle,
      failed: (request): LendingCommand => ({
        kind: 'lending.release',
        request: request.id,
        terms: termsIn(request),
      }),
    },
  ],
}
