import type { Payees } from '@onelot/api-client'
import type { Currency, Language } from '@onelot/domain'
import type { WithdrawalTarget } from '@onelot/domain/modules/funds/withdrawals'
import { type ShownPayee, shownCard, shownWallet } from '../../parts/payees/shown.ts'

/** Where money of a currency can be withdrawn to: bank accounts, and wallets where it is US dollars. */
export const payeesFor = (
  { cards, wallets }: Payees,
  currency: Currency,
  language: Language,
): readonly ShownPayee[] => [
  ...cards.map((card) => shownCard(card, language)),
  ...(currency === 'USD' ? wallets.map((wallet) => shownWallet(wallet)) : []),
]

/** The one that was chosen, else the default: of the bank accounts before that of the wallets. */
export const chosenOf = (choices: readonly ShownPayee[], payee: string): ShownPayee | undefined =>
  choices.find((one) => one.payee === payee) ?? choices.find((one) => one.isDefault)

export const targetOf = (shown: ShownPayee): WithdrawalTarget => {
  const { payee, kind } = shown
  return shown.kind === 'card'
    ? { payee, kind, at: shown.card.bank, lastFour: shown.card.lastFour }
    : { payee, kind, at: shown.wallet.network, lastFour: shown.wallet.address.slice(-4) }
}
