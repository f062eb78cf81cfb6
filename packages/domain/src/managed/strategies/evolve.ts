import { isZero, moneyOfSums, negate, subtract } from '../../base/money/money.ts'
import type { StrategiesEvent } from './event.ts'
import type { Run } from './run.ts'
import { type StrategiesState, withEarned } from './state.ts'

const withRun = (state: StrategiesState, run: Run): StrategiesState => ({
  ...state,
  runs: { ...state.runs, [run.id]: run },
})

const without = (state: StrategiesState, { id }: Run): StrategiesState => {
  const { [id]: _gone, ...runs } = state.runs
  return { ...state, runs }
}

export function evolve(state: StrategiesState, event: StrategiesEvent): StrategiesState {
  const { run } = event
  switch (event.kind) {
    case 'strategies.begun':
    case 'strategies.endAsked':
      return withRun(state, run)
    case 'strategies.closed': {
      const { change } = event.day
      const earned = isZero(change) ? state.earned : withEarned(state.earned, change)
      return withRun({ ...state, earned }, run)
    }
    case 'strategies.cancelled':
      return without(state, run)
    case 'strategies.ended': {
      const { worth, fee } = event.ended
      // Of a delisting, what the last price changed since the last close.
      const change = subtract(worth, run.equity)
      const { earned } = [change, negate(fee)]
        .filter((one) => !isZero(one))
        .reduce((sums, one) => ({ earned: withEarned(sums.earned, one) }), { earned: state.earned })
      return without({ ...state, earned }, run)
    }
    default: {
      const never: never = event
      return never
    }
  }
}

/** What all runs brought, less their fees. */
export const earned = ({ earned: sums }: StrategiesState) => moneyOfSums(sums)
