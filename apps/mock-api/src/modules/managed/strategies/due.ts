import { sliceOf } from '@onelot/domain'
import { strategies as rules, runsOf } from '@onelot/domain/modules/managed/strategies'
import type { DueSource } from '../../base/dueSource.ts'
import { instrumentOf, namedOn } from '../../base/named.ts'
import { comingDay } from '../strategyBars.ts'

/** The close at which a run ends: that of its term's last day, or the next one where the member has ended it. */
export const due: DueSource = ({ services, state }) =>
  runsOf(sliceOf(state, rules)).map((run) => {
    const { id, instrument, endAskedAt, endsOn, next } = run
    return {
      id,
      kind: 'strategies.ends',
      at: endAskedAt === undefined ? comingDay(services, run, endsOn).closesAt : next.closesAt,
      instrument: namedOn(instrumentOf(services, instrument)),
    }
  })
