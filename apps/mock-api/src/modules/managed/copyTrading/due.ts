import { sliceOf } from '@onelot/domain'
import { type Follow, copyTrading as rules } from '@onelot/domain/modules/managed/copyTrading'
import type { DueSource } from '../../base/dueSource.ts'

/** When the term of a follow is over, of those that have one and do not end before. */
export const due: DueSource = ({ state }) =>
  Object.values<Follow>(sliceOf(state, rules).follows).flatMap(({ id, endsAt, ending }) =>
    endsAt === undefined || ending !== undefined ? [] : [{ id, kind: 'copyTrading.termEnds', at: endsAt }],
  )
