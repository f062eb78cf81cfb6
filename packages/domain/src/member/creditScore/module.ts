import type { ScoreEntry } from '../../base/access/creditScore.ts'
import { defineModule } from '../../base/module/defineModule.ts'
import type { ModuleEvent, RuleContext } from '../../base/module/module.ts'
import { type Refusal, invalid, refuse } from '../../base/refusals/refusal.ts'

/** What operators entered, as a `ScoreEntry`. */
export const scoreCollection = 'creditScore.entries'

/** Points that an operator gives or takes at once. */
export const MOST_POINTS = 1_000

export interface CreditEntry {
  /** Taken where negative. */
  readonly points: number
  readonly reason: string
}
export type CreditScoreCommand = { readonly kind: 'creditScore.enter' } & CreditEntry
export type CreditScoreEvent = ModuleEvent & {
  readonly kind: 'creditScore.entered'
  readonly version: 1
  readonly entry: CreditEntry
}
export interface CreditScoreContext extends RuleContext {
  /** Whether there is such an account, and it is not closed. */
  readonly isOpen: boolean
}
interface CreditScoreState {
  /** The sum of what operators entered. */
  readonly points: number
}

const initial: CreditScoreState = Object.freeze({ points: 0 })

function check(
  { points }: CreditScoreCommand,
  _: CreditScoreState,
  { isOpen }: CreditScoreContext,
): readonly Refusal[] {
  if (!isOpen) return [refuse('ACCOUNT_NOT_FOUND', {})]
  if (points === 0 || !Number.isSafeInteger(points)) return [invalid({ points: 'notAllowed' })]
  return Math.abs(points) > MOST_POINTS ? [invalid({ points: points > 0 ? 'tooHigh' : 'tooLow' })] : []
}

/** What operators give to a member's credit score, and take of it (docs/rules/funds.md). */
export const creditScore = defineModule({
  name: 'creditScore',
  stream: 'account',
  initial,
  shape: 1,
  evolve: ({ points }: CreditScoreState, { entry }: CreditScoreEvent): CreditScoreState => ({
    points: points + entry.points,
  }),
  upcasts: { 'creditScore.entered': [] },
  refusals: { 'creditScore.enter': ['ACCOUNT_NOT_FOUND', 'VALIDATION'] },
  check,
  accept: (
    { points, reason }: CreditScoreCommand,
    _: CreditScoreState,
    { now: at }: CreditScoreContext,
  ): readonly CreditScoreEvent[] => [
    { kind: 'creditScore.entered', version: 1, at, postings: [], entry: { points, reason } },
  ],
  schedule: () => [],
  rows({ before, events }) {
    let { points: sum } = before
    return events.map(({ at, entry: { points } }) => {
      sum += points
      const body: ScoreEntry = { at, cause: 'operator', points }
      const row = { state: 'operator', sortKey: at, body }
      return { collection: scoreCollection, key: `${at} ${String(sum)}`, row }
    })
  },
})
