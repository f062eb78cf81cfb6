import type { RealNameState, Restriction } from '../../base/access/access.ts'
import type { LocalDate } from '../../base/instant.ts'
import { defineModule } from '../../base/module/defineModule.ts'
import type { RuleContext } from '../../base/module/module.ts'
import { type Fields, type Refusal, invalid, refuse } from '../../base/refusals/refusal.ts'
import type { RealNameCommand } from './command.ts'
import type { RealNameEvent } from './event.ts'
import { isIdNumber, needsGuardian } from './idNumber.ts'
import { type RealNameTries, initialRealName, withTry } from './state.ts'

export type { Guardian, Identity, RealNameCommand } from './command.ts'
export type { RealNameEvent } from './event.ts'
export { type RealNameTries, triesLeftOn } from './state.ts'

/** What is asked of a review. */
export const REAL_NAME_CHECK = 'realName.check'

export interface RealNameContext extends RuleContext {
  /** The day in Seoul. */
  readonly today: LocalDate
  /** That of the account, which the module `members` keeps. */
  readonly realName: RealNameState
  readonly restrictions: readonly Restriction[]
  /** Whether a submission waits for its review, whatever an operator has set meanwhile. */
  readonly isWaiting: boolean
}

function wrongIdentity({ name, idNumber }: RealNameCommand, today: LocalDate): Fields {
  const letters = /\p{L}/u.test(name)
  return {
    ...(name.trim() === '' ? { name: 'required' } : letters ? {} : { name: 'malformed' }),
    ...(isIdNumber(idNumber, today) ? {} : { idNumber: 'malformed' }),
  }
}

function missingOfGuardian({ guardian, guardianCode, guardianConsents }: RealNameCommand): Fields {
  return {
    ...((guardian.name ?? '').trim() === '' ? { guardianName: 'required' } : {}),
    ...(guardian.phone === undefined ? { guardianPhone: 'required' } : {}),
    ...(guardianCode === undefined ? { guardianCode: 'required' } : {}),
    ...(guardianConsents ? {} : { guardianConsent: 'mustAccept' }),
  }
}

const isEmpty = (fields: Fields): boolean => Object.keys(fields).length === 0

function stateRefusals({ realName, restrictions, isWaiting }: RealNameContext): readonly Refusal[] {
  if (restrictions.includes('frozen')) return [refuse('ACCOUNT_FROZEN', {})]
  if (realName === 'passed') return [refuse('REAL_NAME_PASSED', {})]
  return realName === 'underReview' || isWaiting ? [refuse('REAL_NAME_UNDER_REVIEW', {})] : []
}

function check(command: RealNameCommand, _: RealNameTries, context: RealNameContext): readonly Refusal[] {
  const { today } = context
  const identity = wrongIdentity(command, today)
  const missing = needsGuardian(command.idNumber, today) ? missingOfGuardian(command) : {}
  return [
    ...stateRefusals(context),
    ...(isEmpty(identity) ? [] : [invalid(identity)]),
    ...(isEmpty(missing) ? [] : [refuse('GUARDIAN_CONSENT_REQUIRED', {}, missing)]),
  ]
}

/** Submissions of who a member is, which a review decides; what came of them is the state of `members` (docs/rules/identity.md). */
export const realName = defineModule({
  name: 'realName',
  stream: 'account',
  initial: initialRealName,
  shape: 1,
  evolve: (state: RealNameTries, { day }: RealNameEvent): RealNameTries => withTry(state, day),
  upcasts: { 'realName.submitted': [] },
  refusals: {
    'realName.submit': [
      'ACCOUNT_FROZEN',
      'REAL_NAME_PASSED',
      'REAL_NAME_UNDER_REVIEW',
      'VALIDATION',
      'GUARDIAN_CONSENT_REQUIRED',
    ],
  },
  check,
  accept: (
    { front, back }: RealNameCommand,
    _: RealNameTries,
    { now: at, today: day }: RealNameContext,
  ): readonly RealNameEvent[] => [
    { kind: 'realName.submitted', version: 1, at, postings: [], day, front, back },
  ],
  schedule: () => [],
  rows: () => [],
})
