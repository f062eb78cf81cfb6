import { sliceOf } from '@onelot/domain'
import { lending as rules, loansOf } from '@onelot/domain/modules/offExchange/lending'
import type { DueSource } from '../../base/dueSource.ts'
import { instrumentOf, namedOn } from '../../base/named.ts'

/** When shares that are lent for a term are back. */
export const due: DueSource = ({ services, state }) =>
  loansOf(sliceOf(state, rules)).map(({ id, terms, accrual, endsAt }) => ({
    id,
    kind: 'lending.returns',
    at: endsAt,
    instrument: namedOn(instrumentOf(services, terms.instrument)),
    quantity: accrual.shares,
  }))
