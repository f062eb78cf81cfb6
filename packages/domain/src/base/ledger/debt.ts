import { type Currency, currencies } from '../money/currency.ts'
import { type Money, add, isPositive, negate, smaller } from '../money/money.ts'
import { type Balances, type Posting, balanceOf, posting } from './ledger.ts'

/** The `ref` of what is collected: a debt is one of the account, whatever it arose of. */
const DEBT_REF = 'debt'

/** What a member owes because a charge found no money for it, by currency; nothing of a currency without a debt. */
export const debtsOf = (balances: Balances): readonly Money[] =>
  currencies.map((currency) => negate(balanceOf(balances, currency, 'debt'))).filter(isPositive)

/** Takes what is owed from what is available of its currency, as far as it reaches. */
export const debtCollection = (balances: Balances): readonly Posting[] =>
  debtsOf(balances).flatMap((debt) => {
    const collected = smaller(debt, balanceOf(balances, debt.currency, 'available'))
    return posting('available', 'debt', collected, 'debtCollected', DEBT_REF)
  })

/** What is available less what is owed, as it counts in every figure: below zero where something is owed. */
export const cashOf = (balances: Balances, currency: Currency): Money =>
  add(balanceOf(balances, currency, 'available'), balanceOf(balances, currency, 'debt'))
