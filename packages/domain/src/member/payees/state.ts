import type { Instant } from '../../base/instant.ts'

/** Bank accounts of a member, and wallets of a member, are at most so many each. */
export const MOST_OF_A_KIND = 5
/** Characters of a branch's name, and of the name that a member gives a wallet. */
export const LONGEST_PAYEE_TEXT = 60

export const payeeKinds = ['card', 'wallet'] as const
export type PayeeKind = (typeof payeeKinds)[number]

/** On which USDT is sent. */
export const walletNetworks = ['TRC20', 'ERC20'] as const
export type WalletNetwork = (typeof walletNetworks)[number]

interface Bound {
  readonly id: string
  /** Of the number or the address, which is kept sealed beside the events. */
  readonly lastFour: string
  readonly addedAt: Instant
  /** When money was last asked for and passed to it. */
  readonly lastUsedAt?: Instant | undefined
}

/** A bank account. */
export interface Card extends Bound {
  readonly kind: 'card'
  /** A code of `banks`. */
  readonly bank: string
}

export interface Wallet extends Bound {
  readonly kind: 'wallet'
  readonly network: WalletNetwork
}

/** Where a member has money paid to. */
export type Payee = Card | Wallet

export interface PayeesState {
  /** The earliest first. */
  readonly payees: readonly Payee[]
  /** Those that the member chose as the default of their kind. */
  readonly chosen: Readonly<Partial<Record<PayeeKind, string>>>
}

export const initialPayees: PayeesState = Object.freeze({ payees: [], chosen: {} })

export const payeeIn = ({ payees }: PayeesState, id: string): Payee | undefined =>
  payees.find((payee) => payee.id === id)

export const payeesOfKind = ({ payees }: PayeesState, kind: PayeeKind): readonly Payee[] =>
  payees.filter((payee) => payee.kind === kind)

/** The one that the member chose, else the earliest of its kind. */
export function isDefault(state: PayeesState, { id, kind }: Payee): boolean {
  return id === (state.chosen[kind] ?? payeesOfKind(state, kind)[0]?.id)
}
