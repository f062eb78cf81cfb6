import { contract, withdrawalObstacleCodes } from '@onelot/api-client'
import {
  type RequestRecord,
  accountAnswers,
  accountStream,
  balanceOf,
  currencies,
  limitOf,
  isPositive,
  negate,
  ok,
  subtract,
} from '@onelot/domain'
import { walletNetworks } from '@onelot/domain/modules/member/payees'
import {
  WITHDRAWAL,
  withdrawalObstacles,
  withdrawals as rules,
} from '@onelot/domain/modules/funds/withdrawals'
import { type Route, memberRead, memberWrite } from '../../../http/route.ts'
import { mayLeave } from '../../base/collateral.ts'
import { cashDaysOf } from '../../base/cash.ts'
import { decidedForMember } from '../../base/decided.ts'
import { checkFundPassword } from '../../base/fundPassword.ts'
import { monthsOfKind, windowOnWire } from '../fundRequests.ts'
import { requestOfKind, requestsOfKind } from '../../base/requestsOfKind.ts'
import { submittedIn } from '../../base/requestRules.ts'
import { reviewDelayOf } from '../../base/reviews.ts'
import { arrivesBy, standingOf } from './context.ts'
import { heldBackOf } from './heldBack.ts'
import { termsIn, withdrawalOnWire } from './onWire.ts'
import { settings } from './settings.ts'

const { withdrawalsTerms, withdrawalsSubmit, withdrawalsList, withdrawalsMonths, withdrawalsGet } =
  contract.withdrawals

/** What it changes the account by, once it has passed. */
const movedBy = (record: RequestRecord) => negate(termsIn(record).money)

export const routes: readonly Route[] = [
  memberRead(withdrawalsTerms, async ({ currency }, { services, account, now }) => {
    const { state } = await services.streams.load(accountStream(account))
    const { limits, networkFees, usdtRate } = services.site.settingsOf(settings)
    const answers = accountAnswers(state)
    const standing = standingOf(services, answers, currency, now)
    const against = withdrawalObstacles(standing)
    const settled = answers.withdrawable(currency, now)
    const withdrawable = mayLeave(services, state, currency, settled, now)
    const kept = subtract(settled, withdrawable)
    const held = against.find((refusal) => refusal.code === 'WITHDRAWAL_HELD')
    return ok({
      currencies: currencies.filter((one) => state.ledger[one] !== undefined),
      withdrawable,
      available: balanceOf(state.ledger, currency, 'available'),
      heldBack: [
        ...heldBackOf(services, state, answers, currency, now),
        ...(isPositive(kept) ? [{ kind: 'loan', money: kept } as const] : []),
      ],
      days: cashDaysOf(services, state, answers, currency, now).map((day) => ({
        ...day,
        withdrawable: mayLeave(services, state, currency, day.withdrawable, now),
      })),
      limit: limitOf(limits, currency),
      window: windowOnWire(standing.window),
      obstacles: withdrawalObstacleCodes.filter((code) => against.some((refusal) => refusal.code === code)),
      heldUntil: held && standing.heldUntil,
      networkFees: walletNetworks.map((network) => ({ network, fee: networkFees[network] })),
      usdtRate,
      arrivesBy: arrivesBy(now),
      reviewMs: reviewDelayOf(services, WITHDRAWAL),
    })
  }),

  memberWrite(withdrawalsSubmit, async ({ money, payee, fundPassword }, visit) => {
    const decided = await decidedForMember(visit, rules, { kind: 'withdrawals.submit', money, payee })
    if (!decided.ok) return decided
    // A guess costs nothing where the withdrawal is refused anyway.
    const checked = await checkFundPassword(visit, fundPassword)
    if (!checked.ok) return checked
    const plan = decided.value
    const withdrawal = withdrawalOnWire(submittedIn(plan))
    return ok({ data: { withdrawal }, message: 'WITHDRAWN', plan })
  }),

  memberRead(withdrawalsList, async (asked, { services, account }) => {
    const found = await requestsOfKind(services, account, WITHDRAWAL, { ...asked, moneyOf: movedBy })
    if (!found.ok) return found
    const { records, ...rest } = found.value
    return ok({ withdrawals: records.map(withdrawalOnWire), ...rest })
  }),

  memberRead(withdrawalsMonths, async (asked, { services, account }) =>
    ok({ months: await monthsOfKind(services, account, WITHDRAWAL, { ...asked, moneyOf: movedBy }) }),
  ),

  memberRead(withdrawalsGet, async ({ request }, { services, account }) => {
    const found = await requestOfKind(services, account, WITHDRAWAL, request)
    return found.ok ? ok({ withdrawal: withdrawalOnWire(found.value) }) : found
  }),
]
