import { requestStates } from '@onelot/domain'
import * as z from 'zod/mini'
import { type ResponseOf, defineEndpoint } from '../base/endpoint.ts'
import { listAnswerShape, listPageShape } from '../base/paging.ts'
import { rowsOf } from '../base/rows.ts'
import { accountIdText, decimalText, figureText, instantText, list, moneyShape } from '../base/scalars.ts'
import { requestNamed } from '../funds/requests.ts'
import { namedInstrumentShape } from '../market/priceAlerts.ts'
import {
  aheadShape,
  count,
  fallsShape,
  lineShape,
  loanObstacleCodes,
  loanShape,
  number,
  paymentShape,
  planShape,
  quoteShape,
  ratio,
  repaymentShape,
} from './loanShapes.ts'

export const loansOverview = defineEndpoint({
  path: 'loans/overview',
  summary: 'What the member may borrow and how that came about, by which terms, and the loan that runs.',
  access: 'member',
  kind: 'read',
  cache: 'live',
  request: z.strictObject({}),
  response: z.object({
    line: lineShape,
    score: count,
    leastScore: count,
    /** Least of one loan. */
    least: moneyShape,
    /** What has to be one’s own. */
    leastOwn: moneyShape,
    rate: decimalText,
    overdueRate: decimalText,
    plans: list(planShape),
    campaign: z.object({ isOpen: z.boolean(), until: instantText, places: count, left: count }),
    /** In the order in which a request would be refused; empty where nothing stands in the way. */
    obstacles: list(z.enum(loanObstacleCodes)),
    /** When a review passes by itself; missing where an operator decides. */
    reviewMs: z.optional(z.int()),
    /** Under it a message is sent: 1.4 is 140 percent. */
    warning: decimalText,
    /** The collateral by what is borrowed; missing where nothing is. */
    ratio,
    /** The ratio where all shares fell by a part. */
    falls: fallsShape,
    /** Price of each share under which the ratio falls under the warning, while all else stays. */
    warningPrices: list(z.object({ instrument: namedInstrumentShape, price: decimalText })),
    /** Under review, or not paid back. */
    loan: z.optional(loanShape),
    /** Under review. */
    repayment: z.optional(repaymentShape),
    /** The member's won. A collection and a repayment take of what is available, also of what has not settled. */
    available: moneyShape,
    frozen: moneyShape,
    asOf: instantText,
  }),
  refusals: [],
  successes: [],
  example: {},
})
export type LoansOverview = ResponseOf<typeof loansOverview>

export const loansQuotes = defineEndpoint({
  path: 'loans/quotes',
  summary: 'What an amount would cost by each way of paying it back, and how its collateral would stand.',
  access: 'member',
  kind: 'read',
  cache: 'live',
  request: z.strictObject({ amount: figureText }),
  response: z.object({
    amount: moneyShape,
    rate: decimalText,
    quotes: list(quoteShape),
    /** With the amount drawn. */
    ratio,
    falls: fallsShape,
  }),
  refusals: ['PRODUCT_UNAVAILABLE'],
  successes: [],
  example: { amount: '24500000' },
})
export type LoanQuotes = ResponseOf<typeof loansQuotes>

export const loansSubmit = defineEndpoint({
  path: 'loans/submit',
  summary: 'Asks for a loan in won. Until it is reviewed it is cancelled as any request.',
  access: 'member',
  kind: 'write',
  request: z.strictObject({ amount: figureText, instalments: number }),
  response: z.object({ loan: loanShape }),
  refusals: [...loanObstacleCodes, 'LOAN_QUOTA_EXCEEDED'],
  successes: ['LOAN_APPLIED'],
  example: { amount: '24500000', instalments: 3 },
})

export const loansList = defineEndpoint({
  path: 'loans/list',
  summary: 'What the member asked to borrow, the newest first.',
  access: 'member',
  kind: 'read',
  cache: 'live',
  request: z.strictObject({ state: z.optional(z.enum(requestStates)), ...listPageShape }),
  response: z.object({ loans: rowsOf(loanShape), ...listAnswerShape }),
  refusals: [],
  successes: [],
  example: { pageSize: 10 },
})

export const loansGet = defineEndpoint({
  path: 'loans/get',
  summary: 'One request of the member to borrow, with its loan.',
  access: 'member',
  kind: 'read',
  cache: 'live',
  request: requestNamed,
  response: z.object({ loan: loanShape }),
  refusals: ['ORDER_WRONG_STATE'],
  successes: [],
  example: { request: 'a-request' },
})

export const loansPayments = defineEndpoint({
  path: 'loans/payments',
  summary: 'What was drawn, collected and repaid of a loan, the latest first.',
  access: 'member',
  kind: 'read',
  cache: 'live',
  request: z.strictObject({ ...requestNamed.shape, ...listPageShape }),
  response: z.object({ payments: rowsOf(paymentShape), ...listAnswerShape }),
  refusals: [],
  successes: [],
  example: { request: 'a-request', pageSize: 10 },
})

export const loansRepaymentTerms = defineEndpoint({
  path: 'loans/repaymentTerms',
  summary: 'What a repayment of the loan that runs would pay today, and what it would spare.',
  access: 'member',
  kind: 'read',
  cache: 'live',
  request: z.strictObject({ amount: figureText }),
  response: z.object({
    interest: moneyShape,
    principal: moneyShape,
    /** Interest that will not be paid. */
    saved: moneyShape,
    /** What is left to pay. */
    schedule: list(aheadShape),
  }),
  refusals: ['ORDER_WRONG_STATE', 'REPAYMENT_ABOVE_LOAN'],
  successes: [],
  example: { amount: '1000000' },
})
export type RepaymentTermsOnWire = ResponseOf<typeof loansRepaymentTerms>

export const loansRepay = defineEndpoint({
  path: 'loans/repay',
  summary:
    'Asks to pay back in won, before it is due or what is overdue; it is on hold until the review has ended.',
  access: 'member',
  kind: 'write',
  request: z.strictObject({ amount: figureText }),
  response: z.object({ repayment: repaymentShape }),
  refusals: [
    'ACCOUNT_NOT_FOUND',
    'ACCOUNT_FROZEN',
    'ACCOUNT_DISABLED',
    'ORDER_WRONG_STATE',
    'DEPOSIT_PENDING',
    'FUND_OPERATION_PENDING',
    'REPAYMENT_ABOVE_LOAN',
    'BALANCE_INSUFFICIENT',
    'AVAILABLE_INSUFFICIENT',
  ],
  successes: ['REPAID'],
  example: { amount: '1000000' },
})

export const loansCertificate = defineEndpoint({
  path: 'loans/certificate',
  summary: 'What a certificate says of a loan: of the debt while it runs, of its end once it is paid back.',
  access: 'member',
  kind: 'read',
  cache: 'live',
  request: requestNamed,
  response: z.object({
    kind: z.enum(['debt', 'end']),
    /** As it was verified. */
    name: z.optional(z.string()),
    account: accountIdText,
    request: requestNamed.shape.request,
    ...planShape.shape,
    amount: moneyShape,
    rate: decimalText,
    overdueRate: decimalText,
    begunAt: instantText,
    /** Of its end alone. */
    repaidAt: z.optional(instantText),
    outstanding: moneyShape,
    /** All interest that is owed on the date. */
    unpaidInterest: moneyShape,
    paid: z.object({ principal: moneyShape, interest: moneyShape }),
    asOf: instantText,
  }),
  refusals: ['ORDER_WRONG_STATE'],
  successes: [],
  example: { request: 'a-request' },
})
export type LoanCertificate = ResponseOf<typeof loansCertificate>

export const loans = {
  loansOverview,
  loansQuotes,
  loansSubmit,
  loansList,
  loansGet,
  loansPayments,
  loansRepaymentTerms,
  loansRepay,
  loansCertificate,
} as const
