import { type OpenPosition, trading as rules, sliceOf } from '@onelot/domain'
import type { Services } from '../../../services.ts'
import type { DueEntry, DueSource } from '../../base/dueSource.ts'
import { instrumentOf, namedOn } from '../../base/named.ts'

/** When what a product allotted may be sold, and when a day trade is closed. */
function entriesOf(services: Services, position: OpenPosition): readonly DueEntry[] {
  const { id, terms, fill, closesAt, carriedSince } = position
  const about = {
    id,
    instrument: namedOn(instrumentOf(services, terms.instrument)),
    quantity: fill.lots,
  }
  return [
    ...(fill.lockCause === undefined || fill.lockedUntil === undefined
      ? []
      : [{ ...about, kind: 'trading.unlocks', at: fill.lockedUntil } as const]),
    ...(closesAt === undefined || carriedSince !== undefined
      ? []
      : [{ ...about, kind: 'trading.dayTradeEnds', at: closesAt } as const]),
  ]
}

/** The holding period of a market is none of a product. */
export const due: DueSource = ({ services, state }) =>
  Object.values<OpenPosition>(sliceOf(state, rules).positions).flatMap((position) =>
    entriesOf(services, position),
  )
