import type { WalletNetwork } from './state.ts'

/** A bank account as its holder writes it down. */
export interface CardDetails {
  /** A code of `banks`. */
  readonly bank: string
  /** 8 to 20 digits. */
  readonly number: string
  readonly holder: string
  readonly branch?: string | undefined
}

export interface WalletDetails {
  readonly network: WalletNetwork
  readonly address: string
  readonly label?: string | undefined
}

export type PayeesCommand =
  | ({ readonly kind: 'payees.addCard' } & CardDetails)
  | ({ readonly kind: 'payees.addWallet' } & WalletDetails)
  | { readonly kind: 'payees.unbind' | 'payees.makeDefault'; readonly payee: string }
  /** A request that pays to it has passed. */
  | { readonly kind: 'payees.noteUse'; readonly payee: string }
