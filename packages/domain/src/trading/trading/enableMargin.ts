import { realNameRefusals } from '../../base/access/access.ts'
import { type Assessment, accepted, refused } from '../../base/module/assessment.ts'
import { invalid } from '../../base/refusals/refusal.ts'
import type { Outcome, Situation } from './situation.ts'
import { restrictionRefusals } from '../../base/access/standing.ts'
import type { TradingAccount } from './tradingAccount.ts'

/** Margin financing needs a passed real name and a read risk statement (docs/rules/access.md). */
export function assessEnabling(riskStatementRead: boolean, account: TradingAccount): Assessment<null> {
  const refusals = [
    ...restrictionRefusals(account, 'manage'),
    ...realNameRefusals(account.realName),
    ...(riskStatementRead ? [] : [invalid({ riskStatementRead: 'mustAccept' })]),
  ]
  return refusals.length > 0 ? refused(...refusals) : accepted(null)
}

/** Asked again, it changes nothing. */
export function enableMargin(riskStatementRead: boolean, { account, context }: Situation): Outcome {
  const assessed = assessEnabling(riskStatementRead, account)
  if (!assessed.accepted || account.marginEnabled) return assessed.accepted ? accepted(() => []) : assessed
  return accepted(() => [{ kind: 'trading.marginEnabled', version: 1, at: context.now, postings: [] }])
}
