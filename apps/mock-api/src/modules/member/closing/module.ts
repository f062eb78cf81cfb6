import type { PriceAlertsCommand } from '@onelot/domain'
import {
  type ClosingCommand,
  type ClosingEvent,
  closing as rules,
} from '@onelot/domain/modules/member/closing'
import type { ContextRequest, Erasure } from '../../../kernel/modules.ts'
import { type BrokerModule, rulesOf } from '../../base/brokerModule.ts'
import { closingContext } from './context.ts'
import { routes } from './endpoints.ts'
import { destroyedName } from './keptName.ts'
import { closingActions } from './operator.ts'

/** Nobody is told of a price any more. */
const endsAlerts = (): PriceAlertsCommand => ({ kind: 'priceAlerts.endAll' })

/** With the last records that it is kept for, the name goes. */
const destroysName: Erasure = {
  on: 'closing.retentionEnded',
  records: ({ records }: ClosingEvent & { readonly kind: 'closing.retentionEnded' }, stream) =>
    records === 'investments' ? destroyedName(stream.slice(stream.indexOf('/') + 1)) : [],
}

export const closing: BrokerModule = {
  routes,
  rules: rulesOf(rules, ({ state, base }: ContextRequest<ClosingCommand>, services) =>
    closingContext(services, state, base),
  ),
  reactions: [{ on: 'closing.closed', command: endsAlerts }],
  erasures: [destroysName],
  operator: closingActions,
}
