import { restrictions } from '../../base/access/access.ts'
import { posting } from '../../base/ledger/ledger.ts'
import { defineModule } from '../../base/module/defineModule.ts'
import type { RuleContext } from '../../base/module/module.ts'
import { currencies } from '../../base/money/currency.ts'
import { money } from '../../base/money/money.ts'
import { type Refusal, refuse } from '../../base/refusals/refusal.ts'
import type { MembersCommand } from './command.ts'
import type { MembersEvent } from './event.ts'
import { type MembersState, initialMembers } from './state.ts'

type RealNameChanged = Extract<MembersEvent, { kind: 'members.realNameStateChanged' }>

const rejectionIn = ({ state, reason }: RealNameChanged): string | undefined =>
  state === 'rejected' && reason !== '' ? reason : undefined

function evolve(state: MembersState, event: MembersEvent): MembersState {
  switch (event.kind) {
    case 'members.opened':
      return {
        ...state,
        account: event.account,
        inviter: event.inviter,
        accepted: event.accepted,
        openedAt: event.at,
      }
    case 'members.practiceMoneyGranted':
      return { ...state, practiceMoney: event.postings.map((granted) => granted.money) }
    case 'members.realNameStateChanged':
      return { ...state, realName: event.state, realNameReason: rejectionIn(event) }
    case 'members.restrictionsSet':
      return { ...state, restrictions: event.restrictions }
    default: {
      const never: never = event
      return never
    }
  }
}

function check(command: MembersCommand, state: MembersState): readonly Refusal[] {
  const opens = command.kind === 'members.open'
  if (opens && state.account !== undefined) return [refuse('ACCOUNT_EXISTS', {})]
  if (!opens && state.account === undefined) return [refuse('ACCOUNT_NOT_FOUND', {})]
  return []
}

function open(
  { account, inviter, accepted, practiceMoney }: Extract<MembersCommand, { kind: 'members.open' }>,
  { now: at }: RuleContext,
): readonly MembersEvent[] {
  const postings = currencies.flatMap((currency) => {
    const granted = money(currency, practiceMoney[currency] ?? '0', 'down')
    return posting('external', 'available', granted, 'practiceMoney', account)
  })
  return [
    { kind: 'members.opened', version: 1, at, postings: [], account, inviter, accepted },
    { kind: 'members.practiceMoneyGranted', version: 1, at, postings },
  ]
}

type SetRealNameState = Extract<MembersCommand, { kind: 'members.setRealNameState' }>

function setRealNameState(
  { state, reason, request }: SetRealNameState,
  { realName }: MembersState,
  base: Pick<RealNameChanged, 'version' | 'at' | 'postings'>,
): readonly MembersEvent[] {
  const isOvertaken = request !== undefined && realName !== 'underReview'
  if (state === realName || isOvertaken) return []
  return [{ ...base, kind: 'members.realNameStateChanged', state, reason, request }]
}

function accept(command: MembersCommand, state: MembersState, context: RuleContext): readonly MembersEvent[] {
  const base = { version: 1, at: context.now, postings: [] } as const
  switch (command.kind) {
    case 'members.open':
      return open(command, context)
    case 'members.setRealNameState':
      return setRealNameState(command, state, base)
    case 'members.setRestrictions': {
      const set = restrictions.filter((restriction) => command.restrictions.includes(restriction))
      const same = restrictions.every((one) => set.includes(one) === state.restrictions.includes(one))
      return same
        ? []
        : [{ ...base, kind: 'members.restrictionsSet', restrictions: set, reason: command.reason }]
    }
    default: {
      const never: never = command
      return never
    }
  }
}

/** Accounts: opening with practice money, the state of the real name, restrictions (docs/rules/access.md). */
export const members = defineModule({
  name: 'members',
  stream: 'account',
  initial: initialMembers,
  shape: 3,
  evolve,
  upcasts: {
    'members.opened': [],
    'members.practiceMoneyGranted': [],
    'members.realNameStateChanged': [],
    'members.restrictionsSet': [],
  },
  refusals: {
    'members.open': ['ACCOUNT_EXISTS'],
    'members.setRealNameState': ['ACCOUNT_NOT_FOUND'],
    'members.setRestrictions': ['ACCOUNT_NOT_FOUND'],
  },
  check,
  accept,
  schedule: () => [],
  rows: () => [],
})
