import { manageCodes, realNameCodes } from '@onelot/domain'
import * as z from 'zod/mini'
import { dateText, decimalText, instantText, list, moneyShape } from '../base/scalars.ts'
import { inOneCurrency } from '../base/oneCurrency.ts'
import { reviewedShape } from '../funds/requests.ts'
import { namedInstrumentShape } from '../market/priceAlerts.ts'

export const count = z.int().check(z.gte(0))
export const number = z.int().check(z.gte(1))

/** How a loan is paid back: a lump sum is one instalment. */
export const planShape = z.object({ instalments: number, months: number })

const dueShape = { number, date: dateText, dueAt: instantText }

/** An instalment with the interest that it will bring, and what is left of the principal after it. */
export const aheadShape = inOneCurrency(
  z.object({
    ...dueShape,
    principal: moneyShape,
    interest: moneyShape,
    left: moneyShape,
  }),
)
export type InstalmentOnWire = z.output<typeof aheadShape>

/** What an account may borrow, and how that came about. Amounts in won are rounded down, sums are not sums of rounded parts. */
export const lineShape = inOneCurrency(
  z.object({
    /** May be withdrawn; without what a loan keeps back. */
    cash: list(z.object({ money: moneyShape, worth: moneyShape })),
    /** Owned, whole and without leverage, and not lent for a term. */
    shares: list(
      z.object({ instrument: namedInstrumentShape, lots: count, price: decimalText, worth: moneyShape }),
    ),
    /** The sum of all. */
    collateral: moneyShape,
    borrowed: moneyShape,
    /** The collateral less what is borrowed: below zero where it is less. */
    own: moneyShape,
    /** Of what is own: 0.7. */
    part: decimalText,
    /** That part of it. */
    most: moneyShape,
    /** What may be borrowed now: less what is borrowed. */
    line: moneyShape,
  }),
  ['money'],
)
export type CreditLineOnWire = z.output<typeof lineShape>

export const loanProgresses = ['running', 'overdue', 'repaid'] as const

/** The state of a loan that has been drawn. */
const standingShape = z.object({
  progress: z.enum(loanProgresses),
  begunAt: instantText,
  repaidAt: z.optional(instantText),
  /** Principal that is not paid back. */
  outstanding: moneyShape,
  /** Interest that is owed besides: of overdue instalments, on what is overdue, and on the rest up to today. */
  unpaid: z.object({ overdue: moneyShape, penalty: moneyShape, accrued: moneyShape }),
  /** Pays all of it back today. */
  owed: moneyShape,
  /** Due already, with its interest. */
  overdueOwed: moneyShape,
  /** What is missing of each, the oldest first. */
  overdue: list(z.object({ number, date: dateText, interest: moneyShape, principal: moneyShape })),
  /** Still to come. */
  schedule: list(aheadShape),
  /** What the next collection takes, when, and what is not available of it; missing once nothing is owed. */
  next: z.optional(z.object({ at: instantText, amount: moneyShape, short: moneyShape })),
  /** Interest of a day on what is not overdue. */
  aDay: moneyShape,
  paid: z.object({ principal: moneyShape, interest: moneyShape }),
})

/** What a member asked for, with its review, and the loan that it led to. */
export const loanShape = inOneCurrency(
  z.object({
    ...reviewedShape,
    ...planShape.shape,
    amount: moneyShape,
    /** A year: 0.072 is 7.2 percent. */
    rate: decimalText,
    overdueRate: decimalText,
    /** Missing until it has passed. */
    loan: z.optional(standingShape),
  }),
)
export type LoanOnWire = z.output<typeof loanShape>

export const repaymentShape = z.object({ ...reviewedShape, amount: moneyShape })
export type RepaymentOnWire = z.output<typeof repaymentShape>

/** Codes that stand in the way of any loan, whatever its amount. */
export const loanObstacleCodes = [
  'PRODUCT_UNAVAILABLE',
  ...manageCodes,
  ...realNameCodes,
  'LOAN_CAMPAIGN_CLOSED',
  'CREDIT_SCORE_TOO_LOW',
  'LOAN_UNPAID',
  'DEPOSIT_PENDING',
  'FUND_OPERATION_PENDING',
  'ORDER_PENDING_REVIEW',
  'LOAN_PRINCIPAL_BELOW',
  'LOAN_PLACES_FULL',
] as const

export const ratio = z.optional(decimalText)
export const fallsShape = list(z.object({ fall: decimalText, ratio }))

export const quoteShape = inOneCurrency(
  z.object({
    ...planShape.shape,
    /** If it passed now. */
    schedule: list(aheadShape),
    /** All of it. */
    interest: moneyShape,
    /** With the principal. */
    total: moneyShape,
    /** Interest of the first day. */
    aDay: moneyShape,
  }),
)
export type LoanQuoteOnWire = z.output<typeof quoteShape>

export const paymentShape = inOneCurrency(
  z.object({
    at: instantText,
    /** Drawn, collected by the clock, or repaid by the member. */
    cause: z.enum(['drawn', 'collected', 'repaid']),
    interest: moneyShape,
    principal: moneyShape,
    /** Borrowed after it. */
    outstanding: moneyShape,
    /** The instalment that came due with it, and whether something of it is missing. */
    due: z.optional(number),
    isMissing: z.optional(z.boolean()),
  }),
)
export type LoanPaymentOnWire = z.output<typeof paymentShape>
