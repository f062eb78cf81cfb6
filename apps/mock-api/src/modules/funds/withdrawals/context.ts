import {
  type AccountAnswers,
  type AccountId,
  type Currency,
  type Instant,
  FUND_ZONE,
  accountAnswers,
  boundsOfDay,
  fundWindowAt,
  plusDays,
  plusMs,
  toLocal,
} from '@onelot/domain'
import type { Payee } from '@onelot/domain/modules/member/payees'
import type {
  WithdrawalStanding,
  WithdrawalTarget,
  WithdrawalsCommand,
  WithdrawalsContext,
} from '@onelot/domain/modules/funds/withdrawals'
import type { ContextRequest } from '../../../kernel/modules.ts'
import type { Services } from '../../../services.ts'
import { mayLeave } from '../../base/collateral.ts'
import { detailsOf, ownerOfPayee } from '../../base/payeeRecords.ts'
import { holding } from '../../base/verifiedName.ts'
import { hoursOf, settings } from './settings.ts'

/** At the latest at the end of the next day of Seoul. */
export const arrivesBy = (now: Instant): Instant =>
  plusMs(boundsOfDay(FUND_ZONE, plusDays(toLocal(FUND_ZONE, now).date, 1)).to, 1)

const targetOf = (payee: Payee): WithdrawalTarget => ({
  payee: payee.id,
  kind: payee.kind,
  at: payee.kind === 'card' ? payee.bank : payee.network,
  lastFour: payee.lastFour,
})

/** What the rules know of the account and the site before they know what is to leave. */
export function standingOf(
  { site, calendar }: Pick<Services, 'site' | 'calendar'>,
  answers: AccountAnswers,
  currency: Currency,
  now: Instant,
): WithdrawalStanding {
  const values = site.settingsOf(settings)
  const { restrictions, fundPasswordSet, realName, creditScore, hasOpenPositions, debts, pending } = answers
  return {
    now,
    restrictions,
    fundPasswordSet,
    realName,
    hasPayee: answers.payeeLinked,
    heldUntil: answers.withdrawalHeldUntil,
    creditScore: creditScore(),
    leastCreditScore: values.leastCreditScore,
    hasOpenPositions,
    debts,
    pending,
    window: fundWindowAt(hoursOf(values, currency), calendar, now),
  }
}

/** Whether a payee of the account is in the name that is verified now; a wallet is in no name. */
export async function isStillHolder(account: AccountId, services: Services, payee: string): Promise<boolean> {
  const known = await detailsOf(services, payee)
  return known?.of !== 'card' || (await holding(services, account, known.holder)).isHolder
}

export async function contextOf(
  { command, state, base }: ContextRequest<WithdrawalsCommand>,
  services: Services,
): Promise<WithdrawalsContext> {
  const answers = accountAnswers(state)
  const { account } = answers
  const { now } = base
  const { limits, networkFees, usdtRate: rate } = services.site.settingsOf(settings)
  const { currency } = command.money
  const asked = command.kind === 'withdrawals.submit' ? command.payee : undefined
  const payee = asked === undefined ? undefined : answers.payees.find(({ id }) => id === asked)
  const owner = asked === undefined ? undefined : await ownerOfPayee(services, asked)
  const known = payee && (await detailsOf(services, payee.id))
  // A wallet is in no name.
  const held =
    account === undefined || known?.of !== 'card'
      ? { realName: answers.realName, isHolder: true }
      : await holding(services, account, known.holder)
  return {
    ...base,
    ...standingOf(services, answers, currency, now),
    ...held,
    limits,
    target: payee && targetOf(payee),
    isAnothers: owner !== undefined && owner !== account,
    withdrawable: mayLeave(services, state, currency, answers.withdrawable(currency, now), now),
    networkFees,
    rate,
    arrivesBy: arrivesBy(now),
  }
}
