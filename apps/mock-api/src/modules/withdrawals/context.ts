import {
  type AccountAnswers,
  type AccountId,
  type Currency,
  type Instant,
  FUND_ZONE,
  accountAnswers,
  boundsOfDay,
  fundWindowAt,
  isSameName,
  plusDays,
  plusMs,
  toLocal,
} from '@onelot/domain'
import type { Payee } from '@onelot/domain/modules/payees'
import type {
  WithdrawalStanding,
  WithdrawalTarget,
  WithdrawalsCommand,
  WithdrawalsContext,
} from '@onelot/domain/modules/withdrawals'
import type { ContextRequest } from '../../kernel/modules.ts'
import type { Services } from '../../services.ts'
import { detailsOf, ownerOfPayee } from '../payeeRecords.ts'
import { verifiedNameOf } from '../verifiedName.ts'
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

/** Whether it is in the name that is verified now, where one is: a bank account was linked under that of its time. */
async function holderOf(
  services: Services,
  account: AccountId,
  { id }: Payee,
): Promise<'same' | 'another' | 'noName'> {
  const known = await detailsOf(services, id)
  if (known?.of !== 'card') return 'same'
  const name = await verifiedNameOf(services, account)
  if (name === undefined) return 'noName'
  return isSameName(name, known.holder) ? 'same' : 'another'
}

/** What the rules know of the account and the site before they know what is to leave. */
export function standingOf(
  { site, calendar }: Pick<Services, 'site' | 'calendar'>,
  answers: AccountAnswers,
  currency: Currency,
  now: Instant,
): WithdrawalStanding {
  const values = site.settingsOf(settings)
  const { restrictions, fundPasswordSet, realName, creditScore, hasOpenPositions, pending } = answers
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
    pending,
    window: fundWindowAt(hoursOf(values, currency), calendar, now),
  }
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
  const holder =
    payee === undefined || account === undefined ? 'same' : await holderOf(services, account, payee)
  const standing = standingOf(services, answers, currency, now)
  // The name was taken back since the account was read.
  const isTakenBack = standing.realName === 'passed' && holder === 'noName'
  return {
    ...base,
    ...standing,
    realName: isTakenBack ? 'notVerified' : standing.realName,
    limits,
    target: payee && targetOf(payee),
    isAnothers: owner !== undefined && owner !== account,
    isHolder: holder !== 'another',
    withdrawable: answers.withdrawable(currency, now),
    networkFees,
    rate,
    arrivesBy: arrivesBy(now),
  }
}
