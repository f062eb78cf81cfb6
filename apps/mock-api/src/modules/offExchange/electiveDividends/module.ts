import {
  type MemberRequest,
  type RequestsCommand,
  type TradingCommand,
  type TradingEvent,
  passRequestNow,
  positionId,
} from '@onelot/domain'
import {
  ELECTION,
  type ElectiveDividendsCommand,
  type ElectiveDividendsEvent,
  electiveDividends as rules,
  entitledIn,
} from '@onelot/domain/modules/offExchange/electiveDividends'
import { sliceOf } from '@onelot/domain'
import type { Reaction } from '../../../kernel/modules.ts'
import type { Services } from '../../../services.ts'
import { type BrokerModule, rulesOf } from '../../base/brokerModule.ts'
import { electiveSettings } from '../../base/electiveDividends.ts'
import { isDelistedBefore, isSplitBetween } from '../../base/listing.ts'
import type { Passing, PassingObstacle } from '../../base/requestRules.ts'
import { contextOf, termsIn } from './context.ts'
import { due } from './due.ts'
import { routes } from './endpoints.ts'
import { messages } from './messages.ts'
import { products } from './products.ts'

type Of<K extends ElectiveDividendsEvent['kind']> = Extract<ElectiveDividendsEvent, { kind: K }>
type OfTrading<K extends TradingEvent['kind']> = Extract<TradingEvent, { kind: K }>

const reactions: readonly Reaction[] = [
  {
    on: 'trading.dividendCounted',
    command: ({
      dividend,
      longs,
    }: OfTrading<'trading.dividendCounted'>): ElectiveDividendsCommand | undefined =>
      dividend.elective && { kind: 'electiveDividends.count', dividend, longs },
  },
  {
    on: 'trading.dividendPaid',
    command: ({ dividend }: OfTrading<'trading.dividendPaid'>): ElectiveDividendsCommand | undefined =>
      dividend.elective && { kind: 'electiveDividends.settle', dividend: dividend.id },
  },
  {
    on: 'electiveDividends.lapsed',
    command: ({ request }: Of<'electiveDividends.lapsed'>): RequestsCommand => passRequestNow(request),
  },
  {
    on: 'electiveDividends.settled',
    command: ({
      record: { terms, outcome },
    }: Of<'electiveDividends.settled'>): TradingCommand | undefined => {
      if (outcome.kind === 'cash') return undefined
      const { position, price, shares: lots, cost: paid } = outcome
      const { instrument, dividend: id } = terms
      const origin = { module: rules.name, id }
      return {
        kind: 'trading.openAllotted',
        terms: {
          position: positionId(position),
          instrument,
          price,
          lots,
          paid,
          from: 'available',
          origin,
        },
      }
    },
  },
]

/** An election passes until its deadline; a split of its share, or a delisting, pays it in cash. */
async function obstacle({ request, state, now }: Passing, services: Services): Promise<PassingObstacle> {
  const { instrument, dividend: id } = termsIn(request)
  const basedOn = [await services.listingVersion(instrument)]
  const dividend = entitledIn(sliceOf(state, rules), id)?.dividend
  if (dividend?.elective === undefined || dividend.elective.deadline <= now) return { cause: 'late', basedOn }
  if (isDelistedBefore(services, instrument, now, undefined)) return { cause: 'delisted', basedOn }
  return {
    cause: isSplitBetween(services, dividend.instrument, dividend.opensAt, now) ? 'changed' : undefined,
    basedOn,
  }
}

export const electiveDividends: BrokerModule = {
  routes,
  rules: rulesOf(rules, contextOf),
  products,
  due,
  settings: electiveSettings,
  reactions,
  messages,
  requests: [
    {
      kind: ELECTION,
      on: 'electiveDividends.submitted',
      request: ({ terms }: Of<'electiveDividends.submitted'>): Omit<MemberRequest, 'kind'> => ({
        terms,
        rejectedBy: ['tradingBanned'],
      }),
      passed: (request): ElectiveDividendsCommand => ({
        kind: 'electiveDividends.accept',
        terms: termsIn(request),
      }),
      obstacle,
      failed: (request): ElectiveDividendsCommand => ({
        kind: 'electiveDividends.release',
        terms: termsIn(request),
      }),
    },
  ],
}
