import { contract } from '@onelot/api-client'
import {
  type RequestRecord,
  accountStream,
  add,
  compare,
  money,
  no,
  ok,
  refuse,
  sliceOf,
} from '@onelot/domain'
import {
  LOAN,
  type LoanPayment,
  aheadOf,
  loans as rules,
  loansCollections,
  outstandingOf,
  owedOn,
  repaidOn,
  savedBy,
  unpaidInterest,
} from '@onelot/domain/modules/credit/loans'
import { storedPage } from '../../../http/paging.ts'
import { type Route, memberRead, memberWrite } from '../../../http/route.ts'
import { decidedForMember } from '../../base/decided.ts'
import { isLoanOffered } from '../../base/loanSettings.ts'
import { submittedIn } from '../../base/requestRules.ts'
import { requestOfKind, requestsOfKind } from '../../base/requestsOfKind.ts'
import { identityOf } from '../../base/verifiedName.ts'
import { loanOnWire, loanRecordOf, repaymentOnWire, todayInSeoul } from '../loansOnWire.ts'
import { overviewOf, quotesOf } from '../loansOverview.ts'

const calls = contract.loans
const wrongState = no(refuse('ORDER_WRONG_STATE', {}))

export const routes: readonly Route[] = [
  memberRead(calls.loansOverview, async (_, { services, account, now }) => {
    const { state } = await services.streams.load(accountStream(account))
    return ok(await overviewOf(services, account, state, now))
  }),

  memberRead(calls.loansQuotes, async ({ amount }, { services, account, now }) => {
    if (!isLoanOffered(services)) return no(refuse('PRODUCT_UNAVAILABLE', {}))
    const { state } = await services.streams.load(accountStream(account))
    return ok(await quotesOf(services, state, amount, now))
  }),

  memberWrite(calls.loansSubmit, async (asked, visit) => {
    const decided = await decidedForMember(visit, rules, { kind: 'loans.submit', ...asked })
    if (!decided.ok) return decided
    const plan = decided.value
    const { services, account, now } = visit
    const loan = await loanOnWire(services, account, plan.after, submittedIn(plan), now)
    return ok({ data: { loan }, message: 'LOAN_APPLIED', plan })
  }),

  memberRead(calls.loansList, async (asked, { services, account, now }) => {
    const moneyOf = () => {
      throw new Error('loans are not asked for by currency')
    }
    const found = await requestsOfKind(services, account, LOAN, { ...asked, moneyOf })
    if (!found.ok) return found
    const { records, ...rest } = found.value
    const { state } = await services.streams.load(accountStream(account))
    const onWire = (record: RequestRecord) => loanOnWire(services, account, state, record, now)
    return ok({ loans: await Promise.all(records.map(onWire)), ...rest })
  }),

  memberRead(calls.loansGet, async ({ request }, { services, account, now }) => {
    const found = await requestOfKind(services, account, LOAN, request)
    if (!found.ok) return found
    const { state } = await services.streams.load(accountStream(account))
    return ok({ loan: await loanOnWire(services, account, state, found.value, now) })
  }),

  memberRead(calls.loansPayments, async ({ request, ...asked }, { services, account }) => {
    const filter = { collection: loansCollections.payments, stream: accountStream(account), group: request }
    const found = await storedPage(services, filter, asked)
    if (!found.ok) return found
    const { rows, ...rest } = found.value
    // The module writes each row of a payment.
    return ok({ payments: rows.map(({ row }) => row.body as LoanPayment), ...rest })
  }),

  memberRead(calls.loansRepaymentTerms, async ({ amount: typed }, { services, account, now }) => {
    const { state } = await services.streams.load(accountStream(account))
    const { loan } = sliceOf(state, rules)
    if (loan === undefined) return wrongState
    const today = todayInSeoul(now)
    const amount = money('KRW', typed, 'down')
    const most = owedOn(loan, today)
    if (compare(amount, most) > 0) return no(refuse('REPAYMENT_ABOVE_LOAN', most, { amount: 'tooHigh' }))
    const repayment = repaidOn(loan, amount, today)
    const { interest, principal, loan: after } = repayment
    return ok({ interest, principal, saved: savedBy(loan, repayment, today), schedule: aheadOf(after) })
  }),

  memberWrite(calls.loansRepay, async ({ amount }, visit) => {
    const decided = await decidedForMember(visit, rules, { kind: 'loans.submitRepayment', amount })
    if (!decided.ok) return decided
    const plan = decided.value
    return ok({ data: { repayment: repaymentOnWire(submittedIn(plan)) }, message: 'REPAID', plan })
  }),

  memberRead(calls.loansCertificate, async ({ request }, { services, account, now }) => {
    const { state } = await services.streams.load(accountStream(account))
    const record = await loanRecordOf(services, account, state, request)
    const identity = await identityOf(services, account)
    if (record === undefined) return wrongState
    const { loan, repaidAt } = record
    const { amount, instalments, months, rate, overdueRate } = loan.terms
    const { overdue, penalty, accrued } = unpaidInterest(loan, todayInSeoul(now))
    return ok({
      kind: repaidAt === undefined ? 'debt' : 'end',
      name: identity?.name,
      account,
      request,
      amount,
      instalments,
      months,
      rate,
      overdueRate,
      begunAt: loan.begunAt,
      repaidAt,
      outstanding: outstandingOf(loan),
      unpaidInterest: add(overdue, penalty, accrued),
      paid: loan.paid,
      asOf: now,
    })
  }),
]
