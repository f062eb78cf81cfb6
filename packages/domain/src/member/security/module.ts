import { plusMs } from '../../base/instant.ts'
import { defineModule } from '../../base/module/defineModule.ts'
import type { RuleContext } from '../../base/module/module.ts'
import { type Refusal, refuse } from '../../base/refusals/refusal.ts'
import type { SecurityCommand } from './command.ts'
import type { SecurityEvent } from './event.ts'
import { type SecurityState, initialSecurity } from './state.ts'

export type { SecurityEvent } from './event.ts'

/** No withdrawal for so long after the withdrawal password was reset. */
export const WITHDRAWAL_HOLD_MS = 24 * 3_600_000

function evolve(state: SecurityState, event: SecurityEvent): SecurityState {
  switch (event.kind) {
    case 'security.fundPasswordSaved': {
      const { withdrawalHeldUntil = state.withdrawalHeldUntil } = event
      return { fundPasswordSet: true, withdrawalHeldUntil }
    }
    case 'security.loginPasswordSaved':
    case 'security.phoneChanged':
    case 'security.newDeviceNoted':
      return state
    default: {
      const never: never = event
      return never
    }
  }
}

/** The first withdrawal password replaces none: whoever sets it over another has not given that one. */
function check({ kind }: SecurityCommand, { fundPasswordSet }: SecurityState): readonly Refusal[] {
  switch (kind) {
    case 'security.setFundPassword':
      return fundPasswordSet ? [refuse('ORIGINAL_PASSWORD_WRONG', {})] : []
    case 'security.replaceFundPassword':
      return fundPasswordSet ? [] : [refuse('FUND_PASSWORD_NOT_SET', {})]
    case 'security.replaceLoginPassword':
    case 'security.changePhone':
    case 'security.noteNewDevice':
      return []
    default: {
      const never: never = kind
      return never
    }
  }
}

function eventOf(command: SecurityCommand, { now: at }: RuleContext): SecurityEvent {
  const base = { version: 1, at, postings: [] } as const
  switch (command.kind) {
    case 'security.setFundPassword':
      return { ...base, kind: 'security.fundPasswordSaved', how: 'set' }
    case 'security.replaceFundPassword': {
      const { how } = command
      const held = how === 'reset' ? { withdrawalHeldUntil: plusMs(at, WITHDRAWAL_HOLD_MS) } : {}
      return { ...base, kind: 'security.fundPasswordSaved', how, ...held }
    }
    case 'security.replaceLoginPassword':
      return { ...base, kind: 'security.loginPasswordSaved', how: command.how }
    case 'security.changePhone':
      return { ...base, kind: 'security.phoneChanged' }
    case 'security.noteNewDevice':
      return { ...base, kind: 'security.newDeviceNoted' }
    default: {
      const never: never = command
      return never
    }
  }
}

/** What became of a member's passwords, number and devices, without what identifies them (docs/rules/identity.md). */
export const security = defineModule({
  name: 'security',
  stream: 'account',
  initial: initialSecurity,
  shape: 1,
  evolve,
  upcasts: {
    'security.fundPasswordSaved': [],
    'security.loginPasswordSaved': [],
    'security.phoneChanged': [],
    'security.newDeviceNoted': [],
  },
  refusals: {
    'security.setFundPassword': ['ORIGINAL_PASSWORD_WRONG'],
    'security.replaceFundPassword': ['FUND_PASSWORD_NOT_SET'],
    'security.replaceLoginPassword': [],
    'security.changePhone': [],
    'security.noteNewDevice': [],
  },
  check,
  accept: (command: SecurityCommand, _: SecurityState, context: RuleContext) => [eventOf(command, context)],
  schedule: () => [],
  rows: () => [],
})
