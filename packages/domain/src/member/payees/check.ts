import { type RealNameState, realNameRefusals } from '../../base/access/access.ts'
import type { RuleContext } from '../../base/module/module.ts'
import { type Refusal, invalid, refuse } from '../../base/refusals/refusal.ts'
import { faultOfAddress } from './address.ts'
import { bankOf } from './banks.ts'
import type { CardDetails, PayeesCommand, WalletDetails } from './command.ts'
import { MOST_OF_A_KIND, type PayeeKind, type PayeesState, payeeIn, payeesOfKind } from './state.ts'

export interface PayeesContext extends RuleContext {
  readonly realName: RealNameState
  readonly fundPasswordSet: boolean
  /** Whether the holder that a command names is the member, by the verified name. */
  readonly isHolder: boolean
  /** Whether what a command adds is linked: a bank account to any member, a wallet to this one. */
  readonly isLinked: boolean
  /** Whether the payee that a command names is another member’s. */
  readonly isAnothers: boolean
  /** Payees that a fund operation under review names. */
  readonly awaited: readonly string[]
}

/** Told only to who knows the withdrawal password: whether a name is the verified one, and whether a bank account is linked to anybody. */
export const isToldByPassword = ({ code }: Refusal): boolean =>
  code === 'REAL_NAME_MISMATCH' || code === 'CARD_EXISTS'

const notSet = ({ fundPasswordSet }: PayeesContext): readonly Refusal[] =>
  fundPasswordSet ? [] : [refuse('FUND_PASSWORD_NOT_SET', {})]

const tooMany = (state: PayeesState, kind: PayeeKind): readonly Refusal[] =>
  payeesOfKind(state, kind).length < MOST_OF_A_KIND ? [] : [refuse('CARDS_FULL', { count: MOST_OF_A_KIND })]

function ofCard({ bank }: CardDetails, state: PayeesState, context: PayeesContext): readonly Refusal[] {
  return [
    ...notSet(context),
    ...realNameRefusals(context.realName),
    ...(bankOf(bank) === undefined ? [invalid({ bank: 'unknown' })] : []),
    ...tooMany(state, 'card'),
    ...(context.isHolder ? [] : [refuse('REAL_NAME_MISMATCH', {}, { holder: 'mismatch' })]),
    ...(context.isLinked ? [refuse('CARD_EXISTS', {}, { number: 'notAllowed' })] : []),
  ]
}

function ofWallet(
  { network, address }: WalletDetails,
  state: PayeesState,
  context: PayeesContext,
): readonly Refusal[] {
  const fault = faultOfAddress(network, address)
  return [
    ...notSet(context),
    ...realNameRefusals(context.realName),
    ...(fault === undefined ? [] : [invalid({ address: fault })]),
    ...tooMany(state, 'wallet'),
    ...(context.isLinked ? [refuse('CARD_EXISTS', {}, { address: 'notAllowed' })] : []),
  ]
}

function ofNamed(id: string, state: PayeesState, { isAnothers }: PayeesContext): readonly Refusal[] {
  if (payeeIn(state, id) !== undefined) return []
  return [isAnothers ? refuse('CARD_NOT_OWN', {}) : refuse('CARD_NOT_FOUND', {})]
}

/** Every reason against a command, the one that is answered first. */
export function check(
  command: PayeesCommand,
  state: PayeesState,
  context: PayeesContext,
): readonly Refusal[] {
  switch (command.kind) {
    case 'payees.addCard':
      return ofCard(command, state, context)
    case 'payees.addWallet':
      return ofWallet(command, state, context)
    case 'payees.unbind':
      return [
        ...ofNamed(command.payee, state, context),
        ...(context.awaited.includes(command.payee) ? [refuse('FUND_OPERATION_PENDING', {})] : []),
        ...notSet(context),
      ]
    case 'payees.makeDefault':
      return ofNamed(command.payee, state, context)
    case 'payees.noteUse':
      return []
    default: {
      const never: never = command
      return never
    }
  }
}
