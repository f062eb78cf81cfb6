import type { Refusal, Result } from '@onelot/domain'
import type { Operator } from '../operator.ts'
import type { DrawnBroker, DrawnMember } from './drawnBroker.ts'
import type { Act } from './moduleActs.ts'
import type { Drawn } from './step.ts'

interface Operating {
  readonly drawn: DrawnBroker
  readonly operator: Operator
  readonly who: DrawnMember
  readonly step: Drawn
}
type Done = Result<void, Refusal>

/** What an operator does in a step; undefined where there is nothing to do it to. */
export const operating =
  (doneBy: (by: Operating) => Promise<Done | undefined>): Act =>
  async (drawn, who, step) => {
    const done = await doneBy({ drawn, operator: drawn.broker.operator, who, step })
    if (done?.ok === false) drawn.refusedOperator(done.refusal)
    if (done !== undefined) drawn.sent += 1
  }
