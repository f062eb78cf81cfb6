import { type TradingCommand, positionId } from '@onelot/domain'
import {
  type ApplicationEvent,
  type ApplicationsEvent,
  applications as rules,
  wonSharesOf,
} from '@onelot/domain/modules/newShares/applications'
import type { Reaction } from '../../../kernel/modules.ts'
import { type BrokerModule, rulesOf } from '../../base/brokerModule.ts'
import { contextOf } from './context.ts'
import { due } from './due.ts'
import { routes } from './endpoints.ts'
import { messages } from './messages.ts'
import { products } from './products.ts'

/** Shares that are issued are a position, which no price is asked of: the application has paid them. */
const opensPosition: Reaction = {
  on: 'applications.issued',
  command({ application }: ApplicationEvent): TradingCommand | undefined {
    const { id, instrument, drawn, dates } = application
    if (drawn === undefined) return undefined
    return {
      kind: 'trading.openAllotted',
      terms: {
        position: positionId(id),
        instrument,
        price: drawn.price,
        lots: wonSharesOf(application),
        paid: drawn.due,
        origin: { module: rules.name, id },
        lock: { until: dates.listsAt, cause: 'newShare' },
      },
    }
  },
}

type CalledOff = Extract<ApplicationsEvent, { kind: 'applications.calledOff' }>

/** What was issued is given back: it is not listed. */
const returnsPosition: Reaction = {
  on: 'applications.calledOff',
  command: ({ application, isIssued }: CalledOff): TradingCommand | undefined =>
    isIssued ? { kind: 'trading.returnAllotted', position: positionId(application.id) } : undefined,
}

export const applications: BrokerModule = {
  routes,
  rules: rulesOf(rules, contextOf),
  products,
  due,
  reactions: [opensPosition, returnsPosition],
  messages,
}
