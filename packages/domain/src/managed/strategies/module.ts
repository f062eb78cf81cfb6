import { manageCodes, standingCodes } from '../../base/access/standing.ts'
import { coverCodes } from '../../base/funds/cover.ts'
import { defineModule } from '../../base/module/defineModule.ts'
import { check } from './check.ts'
import type { StrategiesCommand } from './command.ts'
import type { StrategiesContext } from './context.ts'
import type { StrategiesEvent } from './event.ts'
import { earned, evolve } from './evolve.ts'
import { runOwned } from './owners.ts'
import { rows, schedule } from './rows.ts'
import type { Run } from './run.ts'
import { begun, cancelled, closed, endAsked, endedDelisted } from './runs.ts'
import { type StrategiesState, initialStrategies, runIn, runsOf } from './state.ts'

export { isCancellable, isEndable, runObstacles } from './check.ts'
export type { MemberStrategiesCommand, StrategiesCommand } from './command.ts'
export type { ClosedDay, StrategiesContext, StrategyOffer } from './context.ts'
export type { StrategiesEvent } from './event.ts'
export { runOwned } from './owners.ts'
export { type RunRecord, strategiesCollections } from './rows.ts'
export type { ComingDay, EndedRun, Run, RunDayRecord, RunEnding, RunState } from './run.ts'
export { endingOf, seenBefore } from './runs.ts'
export { isManaged, managedPaid } from '../mentoring/paid.ts'
export { type StrategiesState, runIn, runsOf } from './state.ts'

/** What a command does to a run that goes on; the rules have refused it of any other. */
function ofRun(
  state: StrategiesState,
  id: string,
  then: (run: Run) => readonly StrategiesEvent[],
): readonly StrategiesEvent[] {
  const run = runIn(state, id)
  return run === undefined ? [] : then(run)
}

function accept(
  command: StrategiesCommand,
  state: StrategiesState,
  context: StrategiesContext,
): readonly StrategiesEvent[] {
  switch (command.kind) {
    case 'strategies.submit':
      return begun(command, context)
    case 'strategies.cancel':
      return ofRun(state, command.run, (run) => cancelled(run, context))
    case 'strategies.end':
      return ofRun(state, command.run, (run) => endAsked(run, context))
    case 'strategies.close':
      return ofRun(state, runOwned(command.owner), (run) => closed(run, context))
    case 'strategies.endDelisted':
      return runsOf(state, command.instrument).map((run) => endedDelisted(run, command.price, context))
    default: {
      const never: never = command
      return never
    }
  }
}

/** Runs of strategies with a member's money (docs/rules/strategies.md). */
export const strategies = defineModule({
  name: 'strategies',
  stream: 'account',
  initial: initialStrategies,
  shape: 1,
  evolve,
  upcasts: {
    'strategies.begun': [],
    'strategies.cancelled': [],
    'strategies.endAsked': [],
    'strategies.closed': [],
    'strategies.ended': [],
  },
  refusals: {
    'strategies.submit': [
      'PRODUCT_UNAVAILABLE',
      ...standingCodes,
      'RUNS_FULL',
      'VALIDATION',
      'BUY_BELOW_MINIMUM',
      ...coverCodes,
    ],
    'strategies.cancel': [...manageCodes, 'ORDER_WRONG_STATE'],
    'strategies.end': [...manageCodes, 'ORDER_WRONG_STATE'],
    'strategies.close': ['ORDER_WRONG_STATE'],
    'strategies.endDelisted': [],
  },
  check,
  accept,
  schedule,
  rows,
  openWork: (state) => runsOf(state).length > 0,
  holds: (state) => runsOf(state).map(({ id: ref, equity: money }) => ({ account: 'copy', ref, money })),
  earned,
})
