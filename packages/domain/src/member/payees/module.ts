import { realNameCodes } from '../../base/access/access.ts'
import { defineModule } from '../../base/module/defineModule.ts'
import type { PayeesCommand } from './command.ts'
import { type PayeesContext, check } from './check.ts'
import type { PayeesEvent } from './event.ts'
import { type PayeesState, initialPayees, isDefault, payeeIn } from './state.ts'

export { faultOfAddress, sameAddress } from './address.ts'
export { type BankCountry, type BankName, bankOf, bankOfNumber, banks } from './banks.ts'
export { type PayeesContext, isToldByPassword } from './check.ts'
export type { CardDetails, PayeesCommand, WalletDetails } from './command.ts'
export type { PayeesEvent } from './event.ts'
export {
  type Card,
  LONGEST_PAYEE_TEXT,
  MOST_OF_A_KIND,
  type Payee,
  type PayeeKind,
  type PayeesState,
  type Wallet,
  type WalletNetwork,
  isDefault,
  payeeIn,
  walletNetworks,
} from './state.ts'

function evolve(state: PayeesState, event: PayeesEvent): PayeesState {
  const { payees, chosen } = state
  switch (event.kind) {
    case 'payees.added':
      return { ...state, payees: [...payees, event.payee] }
    case 'payees.unbound': {
      const { id, kind } = event.payee
      return {
        payees: payees.filter((payee) => payee.id !== id),
        chosen: chosen[kind] === id ? { ...chosen, [kind]: undefined } : chosen,
      }
    }
    case 'payees.defaultChosen':
      return { ...state, chosen: { ...chosen, [event.payee.kind]: event.payee.id } }
    case 'payees.used':
      return {
        ...state,
        payees: payees.map((payee) =>
          payee.id === event.payee.id ? { ...payee, lastUsedAt: event.at } : payee,
        ),
      }
    default: {
      const never: never = event
      return never
    }
  }
}

const lastFourOf = (text: string): string => text.slice(-4)

function accept(
  command: PayeesCommand,
  state: PayeesState,
  { now: at, newId: id }: PayeesContext,
): readonly PayeesEvent[] {
  const base = { version: 1, at, postings: [] } as const
  if (command.kind === 'payees.addCard') {
    const { bank, number } = command
    const payee = { kind: 'card', id, bank, lastFour: lastFourOf(number), addedAt: at } as const
    return [{ ...base, kind: 'payees.added', payee }]
  }
  if (command.kind === 'payees.addWallet') {
    const { network, address } = command
    const payee = { kind: 'wallet', id, network, lastFour: lastFourOf(address), addedAt: at } as const
    return [{ ...base, kind: 'payees.added', payee }]
  }
  const payee = payeeIn(state, command.payee)
  if (payee === undefined) return []
  const named = { id: payee.id, kind: payee.kind }
  switch (command.kind) {
    case 'payees.unbind':
      return [{ ...base, kind: 'payees.unbound', payee }]
    case 'payees.makeDefault':
      return isDefault(state, payee) ? [] : [{ ...base, kind: 'payees.defaultChosen', payee: named }]
    case 'payees.noteUse':
      return [{ ...base, kind: 'payees.used', payee: named }]
    default: {
      const never: never = command
      return never
    }
  }
}

const ofAdding = [
  'FUND_PASSWORD_NOT_SET',
  ...realNameCodes,
  'VALIDATION',
  'CARD_EXISTS',
  'CARDS_FULL',
] as const
const ofNaming = ['CARD_NOT_FOUND', 'CARD_NOT_OWN'] as const

/** Bank accounts and wallets that a member has money paid to (docs/rules/payees.md). */
export const payees = defineModule({
  name: 'payees',
  stream: 'account',
  initial: initialPayees,
  shape: 1,
  evolve,
  upcasts: { 'payees.added': [], 'payees.unbound': [], 'payees.defaultChosen': [], 'payees.used': [] },
  refusals: {
    'payees.addCard': [...ofAdding, 'REAL_NAME_MISMATCH'],
    'payees.addWallet': ofAdding,
    'payees.unbind': [...ofNaming, 'FUND_OPERATION_PENDING', 'FUND_PASSWORD_NOT_SET'],
    'payees.makeDefault': ofNaming,
    'payees.noteUse': [],
  },
  check,
  accept,
  schedule: () => [],
  rows: () => [],
})
