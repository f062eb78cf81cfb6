import { type Standing, restrictionRefusals, standingRefusals } from '../../base/access/standing.ts'
import { coverRefusals, fundsIn, leastRefusals } from '../../base/funds/cover.ts'
import { faultOfAmount } from '../../base/funds/limits.ts'
import { isDecimal } from '../../base/money/decimal.ts'
import { money } from '../../base/money/money.ts'
import { type Fields, type Refusal, invalid, refuse } from '../../base/refusals/refusal.ts'
import { type Strategy, outOfBounds } from '../running/strategy.ts'
import type { StrategiesCommand } from './command.ts'
import type { StrategiesContext, StrategyOffer } from './context.ts'
import { runOwned } from './owners.ts'
import type { Run } from './run.ts'
import { type StrategiesState, runIn, runsOf } from './state.ts'

const wrongState = refuse('ORDER_WRONG_STATE', {})
const unavailable = refuse('PRODUCT_UNAVAILABLE', {})

/** What stands in the way of any run over a share; in the order in which one would be refused. */
export function runObstacles(
  offer: StrategyOffer | undefined,
  state: Pick<StrategiesState, 'runs'>,
  context: Standing & Pick<StrategiesContext, 'offered' | 'most'>,
): readonly Refusal[] {
  if (!context.offered || offer === undefined) return [unavailable]
  const { most } = context
  const isFull = runsOf(state).length >= most
  return [...standingRefusals(context), ...(isFull ? [refuse('RUNS_FULL', { count: most })] : [])]
}

/** Parameters that are no numbers, or out of their bounds. */
function faultsOfStrategy(strategy: Strategy): Fields {
  if (strategy.kind === 'breakout' && !isDecimal(strategy.k)) return { k: 'malformed' }
  if (strategy.kind === 'grid' && !isDecimal(strategy.width)) return { width: 'malformed' }
  return Object.fromEntries(outOfBounds(strategy).map((field) => [field, 'notAllowed'] as const))
}

function submitRefusals(
  { strategy, amount, term }: Extract<StrategiesCommand, { kind: 'strategies.submit' }>,
  state: StrategiesState,
  context: StrategiesContext,
): readonly Refusal[] {
  const { offer, ledger } = context
  const obstacles = runObstacles(offer, state, context)
  if (offer === undefined) return obstacles
  const { currency } = offer.instrument
  const fault = isDecimal(amount) ? faultOfAmount(amount, currency) : 'malformed'
  const fields: Fields = {
    ...(fault === undefined ? {} : { amount: fault }),
    ...(offer.terms.includes(term) ? {} : { term: 'unknown' as const }),
    ...faultsOfStrategy(strategy),
  }
  const faults = Object.keys(fields).length === 0 ? [] : [invalid(fields)]
  if (fault !== undefined) return [...obstacles, ...faults]
  const put = money(currency, amount)
  return [
    ...obstacles,
    ...faults,
    ...leastRefusals(put, offer.least),
    ...coverRefusals(put, fundsIn(ledger, currency), { amount: 'tooHigh' }),
  ]
}

/** Whether nothing of a run has been settled yet: it may be cancelled, whole. */
export const isCancellable = ({ days, next }: Pick<Run, 'days' | 'next'>, now: StrategiesContext['now']) =>
  days === 0 && now < next.closesAt

/** Whether the member may still ask that it ends. */
export const isEndable = ({ days, endAskedAt }: Pick<Run, 'days' | 'endAskedAt'>): boolean =>
  days > 0 && endAskedAt === undefined

function managed(run: Run | undefined, context: StrategiesContext, may: (run: Run) => boolean) {
  const isAllowed = run !== undefined && may(run)
  return [...restrictionRefusals(context, 'manage'), ...(isAllowed ? [] : [wrongState])]
}

export function check(
  command: StrategiesCommand,
  state: StrategiesState,
  context: StrategiesContext,
): readonly Refusal[] {
  const { now } = context
  switch (command.kind) {
    case 'strategies.submit':
      return submitRefusals(command, state, context)
    case 'strategies.cancel':
      return managed(runIn(state, command.run), context, (run) => isCancellable(run, now))
    case 'strategies.end':
      return managed(runIn(state, command.run), context, isEndable)
    case 'strategies.close': {
      const run = runIn(state, runOwned(command.owner))
      return run === undefined || now < run.next.closesAt ? [wrongState] : []
    }
    case 'strategies.endDelisted':
      return []
    default: {
      const never: never = command
      return never
    }
  }
}
