import type { Posting } from '../../base/ledger/ledger.ts'
import type { Currency } from '../../base/money/currency.ts'
import { type Money, add, negate, zero } from '../../base/money/money.ts'

type Line = Pick<Posting, 'reason' | 'money' | 'to'>

const isResult = ({ reason }: Pick<Posting, 'reason'>): boolean => reason === 'strategies.result'
const isFee = ({ reason }: Pick<Posting, 'reason'>): boolean =>
  reason === 'strategies.fee' || reason === 'copyTrading.fee'

/** Whether a posting is what a strategy earned or lost, or a management fee of any managed money. */
export const isManaged = (line: Pick<Posting, 'reason'>): boolean => isResult(line) || isFee(line)

export interface ManagedSums {
  /** What strategies earned, less what they lost, before their fees. */
  readonly strategies: Money
  /** Of strategies and of copy trading. */
  readonly managementFees: Money
}

/** What postings paid of managed money in a currency. */
export function managedPaid(lines: readonly Line[], currency: Currency): ManagedSums {
  const own = lines.filter(({ money }) => money.currency === currency)
  const results = own.filter(isResult).map(({ money, to }) => (to === 'copy' ? money : negate(money)))
  const fees = own.filter(isFee).map(({ money }) => money)
  return {
    strategies: add(zero(currency), ...results),
    managementFees: add(zero(currency), ...fees),
  }
}
