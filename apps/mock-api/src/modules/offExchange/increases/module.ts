import { type TradingCommand, type TradingEvent, positionId } from '@onelot/domain'
import {
  type IncreasesCommand,
  type IncreasesEvent,
  increases as rules,
} from '@onelot/domain/modules/offExchange/increases'
import type { Reaction } from '../../../kernel/modules.ts'
import { type BrokerModule, rulesOf } from '../../base/brokerModule.ts'
import { contextOf } from './context.ts'
import { due } from './due.ts'
import { routes } from './endpoints.ts'
import { messages } from './messages.ts'
import { increaseActions } from './operator.ts'
import { products } from './products.ts'

type Counted = Extract<TradingEvent, { kind: 'trading.rightsCounted' }>
type Issued = Extract<IncreasesEvent, { kind: 'increases.issued' }>

const reactions: readonly Reaction[] = [
  {
    on: 'trading.rightsCounted',
    command: ({ rights: increase, shares }: Counted): IncreasesCommand | undefined =>
      shares === 0 ? undefined : { kind: 'increases.grant', increase, shares },
  },
  {
    /** What is on hold pays for the new shares, without a commission; the position has the id of the application. */
    on: 'increases.issued',
    command: ({
      grant: { increase },
      application: { id, shares: lots, cost: paid },
    }: Issued): TradingCommand => ({
      kind: 'trading.openAllotted',
      terms: {
        position: positionId(id),
        instrument: increase.instrument,
        price: increase.price,
        lots,
        paid,
        origin: { module: rules.name, id: increase.id },
        lock: { until: increase.lockedUntil, cause: 'increase' },
      },
    }),
  },
]

export const increases: BrokerModule = {
  routes,
  rules: rulesOf(rules, contextOf),
  products,
  due,
  reactions,
  messages,
  operator: increaseActions,
}
