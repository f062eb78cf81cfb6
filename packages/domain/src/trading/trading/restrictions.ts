import type { Restriction } from '../../base/access/access.ts'
import { type Refusal, type RefusalCode, refuse } from '../../base/refusals/refusal.ts'
import type { TradingAccount } from './tradingAccount.ts'

type RestrictionCode = Extract<RefusalCode, 'ACCOUNT_FROZEN' | 'ACCOUNT_DISABLED' | 'TRADING_BANNED'>
const codes: readonly (readonly [Restriction, RestrictionCode])[] = [
  ['frozen', 'ACCOUNT_FROZEN'],
  ['disabled', 'ACCOUNT_DISABLED'],
  ['tradingBanned', 'TRADING_BANNED'],
]

/** A ban on trading leaves the member free to cancel what is working (docs/rules/access.md). */
export function checkRestrictions(
  account: Pick<TradingAccount, 'account' | 'restrictions'>,
  purpose: 'trade' | 'manage',
): readonly Refusal[] {
  if (account.account === undefined) return [refuse('ACCOUNT_NOT_FOUND', {})]
  return codes
    .filter(([restriction]) => purpose === 'trade' || restriction !== 'tradingBanned')
    .filter(([restriction]) => account.restrictions.includes(restriction))
    .map(([, code]) => refuse(code, {}))
}
