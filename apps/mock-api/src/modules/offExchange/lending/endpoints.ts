import { contract, lendingObstacleCodes } from '@onelot/api-client'
import { accountStream, no, ok, quotaLeft, refuse } from '@onelot/domain'
import {
  LENDING,
  type PaymentRecord,
  automaticRate,
  lendableIn,
  lendingCollections,
  lendingObstacles,
  lending as rules,
} from '@onelot/domain/modules/offExchange/lending'
import { storedPage } from '../../../http/paging.ts'
import { type Route, memberHeavyRead, memberRead, memberWrite } from '../../../http/route.ts'
import type { Services } from '../../../services.ts'
import { historyPoints } from '../../base/accountHistory.ts'
import { decidedForMember } from '../../base/decided.ts'
import { namedOn } from '../../base/named.ts'
import { submittedIn } from '../../base/requestRules.ts'
import { requestOfKind, requestsOfKind } from '../../base/requestsOfKind.ts'
import { reviewDelayOf } from '../../base/reviews.ts'
import { standingOf } from '../../base/standing.ts'
import { lendingDaysOf } from '../lendingDays.ts'
import { incomeRecordOf } from '../lendingIncome.ts'
import { loanOnWire, overviewOf } from '../lendingOnWire.ts'
import { isLendingOffered } from '../lendingSettings.ts'
import { offerOf } from './context.ts'

const calls = contract.lending
const unavailable = no(refuse('PRODUCT_UNAVAILABLE', {}))

const namedPayment = ({ market }: Pick<Services, 'market'>, { instrument, ...payment }: PaymentRecord) => {
  const found = market.listing(instrument)
  return found === undefined ? [] : [{ ...payment, instrument: namedOn(found) }]
}

export const routes: readonly Route[] = [
  memberRead(calls.lendingOverview, async (_, { services, account, now }) => {
    const { state } = await services.streams.load(accountStream(account))
    return ok(await overviewOf(services, state, now))
  }),

  memberRead(calls.lendingTerms, async ({ instrument: id }, { services, account, now }) => {
    await services.listingVersion(id)
    const { state } = await services.streams.load(accountStream(account))
    const [offer, days] = [
      await offerOf(services, state, id, now),
      await lendingDaysOf(services, id, undefined, now),
    ]
    const offered = isLendingOffered(services)
    if (!offered || offer === undefined || days === undefined) return unavailable
    const { instrument, last, least, terms, rate, quota, lendable } = offer
    const against = lendingObstacles(offer, { ...standingOf(services, state), offered })
    return ok({
      instrument: namedOn(instrument),
      last,
      least,
      rate,
      automaticRate: automaticRate(rate),
      taxRate: days.taxRate,
      terms: terms.map((term) => ({ days: term, endsAt: days.endOf(term) })),
      lendable: lendableIn(lendable),
      left: Number(quotaLeft(quota)),
      obstacles: lendingObstacleCodes.filter((code) => against.some((refusal) => refusal.code === code)),
      reviewMs: reviewDelayOf(services, LENDING),
    })
  }),

  memberWrite(calls.lendingSubmit, async (asked, visit) => {
    const decided = await decidedForMember(visit, rules, { kind: 'lending.submit', ...asked })
    if (!decided.ok) return decided
    const plan = decided.value
    const { services, account, now } = visit
    const loan = await loanOnWire(services, account, plan.after, submittedIn(plan), now)
    return ok({ data: { loan }, message: 'SELL_APPLIED', plan })
  }),

  memberWrite(calls.lendingRecall, async ({ request }, visit) => {
    const { services, account, now } = visit
    const found = await requestOfKind(services, account, LENDING, request)
    if (!found.ok) return found
    const decided = await decidedForMember(visit, rules, { kind: 'lending.recall', loan: request })
    if (!decided.ok) return decided
    const plan = decided.value
    const loan = await loanOnWire(services, account, plan.after, found.value, now)
    return ok({ data: { loan }, plan })
  }),

  memberWrite(calls.lendingSetAutomatic, async (asked, visit) => {
    const decided = await decidedForMember(visit, rules, { kind: 'lending.setAutomatic', ...asked })
    if (!decided.ok) return decided
    const plan = decided.value
    return ok({ data: await overviewOf(visit.services, plan.after, visit.now), plan })
  }),

  memberRead(calls.lendingList, async (asked, { services, account, now }) => {
    const moneyOf = () => {
      throw new Error('loans are not asked for by currency')
    }
    const found = await requestsOfKind(services, account, LENDING, { ...asked, moneyOf })
    if (!found.ok) return found
    const { records, ...rest } = found.value
    const { state } = await services.streams.load(accountStream(account))
    const loans = []
    for (const record of records) loans.push(await loanOnWire(services, account, state, record, now))
    return ok({ loans, ...rest })
  }),

  memberRead(calls.lendingGet, async ({ request }, { services, account, now }) => {
    const found = await requestOfKind(services, account, LENDING, request)
    if (!found.ok) return found
    const { state } = await services.streams.load(accountStream(account))
    return ok({ loan: await loanOnWire(services, account, state, found.value, now) })
  }),

  memberHeavyRead(
    calls.lendingIncome,
    (_, { services, account }) => historyPoints(services, account),
    async (_, { services, account, now }) => ok(await incomeRecordOf(services, account, now)),
  ),

  memberRead(calls.lendingPayments, async (asked, { services, account }) => {
    const filter = { collection: lendingCollections.payments, stream: accountStream(account) }
    const found = await storedPage(services, filter, asked)
    if (!found.ok) return found
    const { rows, ...rest } = found.value
    // The module writes each row of a payment.
    return ok({
      payments: rows.flatMap(({ row }) => namedPayment(services, row.body as PaymentRecord)),
      ...rest,
    })
  }),
]
