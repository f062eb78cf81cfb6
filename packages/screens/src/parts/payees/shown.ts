import type { CardOnWire, WalletOnWire } from '@onelot/api-client'
import type { Language } from '@onelot/domain'
import { bankName } from './bankChoices.ts'

/** A bank account or a wallet, as a list names it. */
export type ShownPayee = {
  readonly payee: string
  readonly isDefault: boolean
  /** The bank, or the name that the member gave a wallet. */
  readonly name: string
  /** `•••• 7890`, `TR7NHq…Lj6t`. */
  readonly masked: string
  /** With the network of a wallet that has a name. */
  readonly detail: string
} & (
  | { readonly kind: 'card'; readonly card: CardOnWire }
  | { readonly kind: 'wallet'; readonly wallet: WalletOnWire }
)

export const maskedNumber = (lastFour: string): string => `•••• ${lastFour}`
export const shortAddress = (address: string): string => `${address.slice(0, 6)}…${address.slice(-4)}`

export const shownCard = (card: CardOnWire, language: Language): ShownPayee => ({
  kind: 'card',
  card,
  payee: card.payee,
  isDefault: card.isDefault,
  name: bankName(card.bank, language),
  masked: maskedNumber(card.lastFour),
  detail: maskedNumber(card.lastFour),
})

export const shownWallet = (wallet: WalletOnWire): ShownPayee => ({
  kind: 'wallet',
  wallet,
  payee: wallet.payee,
  isDefault: wallet.isDefault,
  name: wallet.label ?? `USDT ${wallet.network}`,
  masked: shortAddress(wallet.address),
  detail:
    wallet.label === undefined
      ? shortAddress(wallet.address)
      : `${wallet.network} · ${shortAddress(wallet.address)}`,
})
