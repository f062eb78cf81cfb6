import { type PositionTab, accountStream, sliceOf } from '@onelot/domain'
import {
  type RightsRecord,
  grantIn,
  increaseCollections,
  increases as rules,
} from '@onelot/domain/modules/offExchange/increases'
import { everyRow } from '../../../store/everyRow.ts'
import { instrumentOf, namedOn } from '../../base/named.ts'
import type { ProductEntry, ProductSource, ProductsAsked } from '../../base/productSource.ts'

/** How a product of this module is called. */
const INCREASE = 'increases.rights'

const tabOf = ({ state }: RightsRecord): PositionTab | undefined => {
  switch (state) {
    case 'granted':
      return undefined
    case 'applied':
      return 'purchase'
    case 'issued':
      return undefined
    case 'lapsed':
    case 'calledOff':
      return 'terminated'
    default: {
      const never: never = state
      return never
    }
  }
}

function entryOf(record: RightsRecord, { services, now }: ProductsAsked): ProductEntry {
  const { increase, application, rights, state, grantedAt, endedAt } = record
  const isApplied = state === 'applied'
  const ending = state === 'calledOff' ? 'calledOff' : 'lapsed'
  return {
    id: increase.id,
    kind: INCREASE,
    at: endedAt ?? application?.at ?? grantedAt,
    facts: () => ({
      instrument: namedOn(instrumentOf(services, increase.instrument)),
      of: increase.id,
      quantity: application?.shares ?? rights,
      amount: application && { money: application.cost, is: isApplied ? 'held' : 'returned' },
      state: isApplied ? 'applied' : ending,
      cancel: isApplied && now < increase.to ? 'increase' : undefined,
      next: isApplied ? { step: 'issues', at: increase.to } : undefined,
    }),
  }
}

/** Applications that wait, and rights that came to nothing. What was issued is a position. */
export const products: ProductSource = async (tab, asked) => {
  const { services, account, state } = asked
  if (tab === 'inProgress') return []
  const filter = { collection: increaseCollections.records, stream: accountStream(account) }
  const rows = await everyRow(services.store, filter)
  // The module writes each row of a grant.
  return rows
    .map(({ row }) => row.body as RightsRecord)
    .filter((record) => tabOf(record) === tab)
    .filter(
      (record) => tab === 'terminated' || grantIn(sliceOf(state, rules), record.increase.id) !== undefined,
    )
    .map((record) => entryOf(record, asked))
}
