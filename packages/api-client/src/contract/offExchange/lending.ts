import { requestStates, standingCodes } from '@onelot/domain'
import * as z from 'zod/mini'
import { type ResponseOf, defineEndpoint } from '../base/endpoint.ts'
import { listAnswerShape, listPageShape } from '../base/paging.ts'
import { rowsOf } from '../base/rows.ts'
import {
  dateText,
  decimalText,
  instantText,
  instrumentIdText,
  list,
  lotsShape,
  moneyShape,
} from '../base/scalars.ts'
import { lendingIncomeShape } from '../base/shapes.ts'
import { requestNamed, reviewedShape } from '../funds/requests.ts'
import { namedInstrumentShape } from '../market/priceAlerts.ts'

const apple: z.input<typeof instrumentIdText> = 'US:AAPL'
const shares = z.int().check(z.gte(0))
const days = z.int().check(z.gte(1))

export type LendingIncomeOnWire = z.output<typeof lendingIncomeShape>

/** How far a loan has got that has passed its review. */
export const lendingProgresses = ['lending', 'finished', 'recalled', 'delisted'] as const

/** What a member asked for, with its review, and the loan that it led to. */
const loanShape = z.object({
  ...reviewedShape,
  instrument: namedInstrumentShape,
  /** As they were asked for: a split changes what is lent. */
  lots: shares,
  /** Calendar days. */
  term: days,
  /** A year: 0.0365 is 3.65 percent. */
  rate: decimalText,
  /** Missing until it has passed. */
  loan: z.optional(
    z.object({
      progress: z.enum(lendingProgresses),
      /** Lent now. */
      lots: shares,
      begunAt: instantText,
      /** When it ends, or when it ended. */
      endsAt: instantText,
      recalledAt: z.optional(instantText),
      /** Of the dates before today while it runs; then what was paid. */
      income: lendingIncomeShape,
    }),
  ),
})
export type LendingLoanOnWire = z.output<typeof loanShape>

const shareShape = z.object({
  instrument: namedInstrumentShape,
  /** Owned, whole and without leverage. */
  own: shares,
  /** Those of them that could be lent for a term now. */
  lendable: shares,
  /** Lent for a term. */
  lent: shares,
  /** Lent automatically. */
  automatic: shares,
  excluded: z.boolean(),
  /** A year, for a term and automatically. */
  rate: decimalText,
  automaticRate: decimalText,
  /** What automatic lending owes for the dates before today: it is paid with the next payment. */
  owed: lendingIncomeShape,
  /** Whether shares of its market are lent at all. */
  open: z.boolean(),
  /** What automatic lending would have paid for the dates of the last month, of the shares that nothing keeps from being lent now. */
  lastMonth: lendingIncomeShape,
})
export type LendingShareOnWire = z.output<typeof shareShape>

/** Codes that keep automatic lending from being switched on. */
export const lendingSwitchCodes = ['PRODUCT_UNAVAILABLE', ...standingCodes] as const

const overviewShape = z.object({
  automatic: z.object({
    on: z.boolean(),
    excluded: list(namedInstrumentShape),
    /** Missing while nothing is lent or owed. */
    paysAt: z.optional(instantText),
  }),
  /** What is owned, or lent. */
  shares: rowsOf(shareShape),
  /** All that was paid after tax, by currency. */
  earned: list(moneyShape),
  /** What keeps automatic lending from being switched on, in the order in which it would be refused. */
  obstacles: list(z.enum(lendingSwitchCodes)),
  asOf: instantText,
})

const paymentShape = z.object({
  at: instantText,
  instrument: namedInstrumentShape,
  income: lendingIncomeShape,
})
export type LendingPaymentOnWire = z.output<typeof paymentShape>

/** A month of a calendar. */
const monthText = z.string().check(z.regex(/^\d{4}-(0[1-9]|1[0-2])$/))

/** Codes that stand in the way of any request, whatever it asks for. */
export const lendingObstacleCodes = [
  'PRODUCT_UNAVAILABLE',
  ...standingCodes,
  'LENDING_CHANNEL_CLOSED',
  'PRICE_UNAVAILABLE',
] as const

export const lendingOverview = defineEndpoint({
  path: 'lending/overview',
  summary: 'What the member could lend and lends, by share, and what it has brought.',
  access: 'member',
  kind: 'read',
  cache: 'live',
  request: z.strictObject({}),
  response: overviewShape,
  refusals: [],
  successes: [],
  example: {},
})
export type LendingOverview = ResponseOf<typeof lendingOverview>

export const lendingTerms = defineEndpoint({
  path: 'lending/terms',
  summary: 'By what a share is lent for a term now, and what stands in the way of a request for it.',
  access: 'member',
  kind: 'read',
  cache: 'live',
  request: z.strictObject({ instrument: instrumentIdText }),
  response: z.object({
    instrument: namedInstrumentShape,
    /** Missing while it is halted, and where it has none. */
    last: z.optional(decimalText),
    /** The least that lent shares are worth at the last price. */
    least: moneyShape,
    rate: decimalText,
    automaticRate: decimalText,
    /** Part of the interest. */
    taxRate: decimalText,
    /** Calendar days, and when a loan ends that begins now. */
    terms: list(z.object({ days, endsAt: instantText })),
    lendable: shares,
    /** Shares that members may still lend together. */
    left: shares,
    /** In the order in which a request would be refused; empty where nothing stands in the way. */
    obstacles: list(z.enum(lendingObstacleCodes)),
    /** When a review passes by itself; missing where an operator decides. */
    reviewMs: z.optional(z.int()),
  }),
  refusals: ['PRODUCT_UNAVAILABLE'],
  successes: [],
  example: { instrument: apple },
})
export type LendingTermsOnWire = ResponseOf<typeof lendingTerms>

export const lendingSubmit = defineEndpoint({
  path: 'lending/submit',
  summary: 'Asks to lend own shares for a term, at the rate of now.',
  access: 'member',
  kind: 'write',
  request: z.strictObject({ instrument: instrumentIdText, lots: lotsShape, term: days }),
  response: z.object({ loan: loanShape }),
  refusals: [...lendingObstacleCodes, 'LENDING_BELOW_MINIMUM', 'LENDING_QUOTA_FULL'],
  successes: ['SELL_APPLIED'],
  example: { instrument: apple, lots: 30, term: 7 },
})

export const lendingRecall = defineEndpoint({
  path: 'lending/recall',
  summary: 'Asks lent shares back: the loan ends at the next opening of their market.',
  access: 'member',
  kind: 'write',
  request: requestNamed,
  response: z.object({ loan: loanShape }),
  refusals: ['ACCOUNT_NOT_FOUND', 'ACCOUNT_FROZEN', 'ACCOUNT_DISABLED', 'ORDER_WRONG_STATE'],
  successes: [],
  example: { request: 'a-request' },
})

export const lendingSetAutomatic = defineEndpoint({
  path: 'lending/setAutomatic',
  summary: 'Lends all own shares that nothing locks, but for those that are excluded, or no longer does.',
  access: 'member',
  kind: 'write',
  request: z.strictObject({
    on: z.boolean(),
    excluded: z.array(instrumentIdText).check(z.maxLength(500)),
  }),
  response: overviewShape,
  refusals: ['PRODUCT_UNAVAILABLE', ...standingCodes],
  successes: [],
  example: { on: true, excluded: [] },
})

export const lendingList = defineEndpoint({
  path: 'lending/list',
  summary: 'What the member asked to lend for a term, the newest first.',
  access: 'member',
  kind: 'read',
  cache: 'live',
  request: z.strictObject({ state: z.optional(z.enum(requestStates)), ...listPageShape }),
  response: z.object({ loans: rowsOf(loanShape), ...listAnswerShape }),
  refusals: [],
  successes: [],
  example: { pageSize: 10 },
})

export const lendingGet = defineEndpoint({
  path: 'lending/get',
  summary:
    'One request of the member to lend, with its loan. Until it is reviewed it is cancelled as any request.',
  access: 'member',
  kind: 'read',
  cache: 'live',
  request: requestNamed,
  response: z.object({ loan: loanShape }),
  refusals: ['ORDER_WRONG_STATE'],
  successes: [],
  example: { request: 'a-request' },
})

export const lendingPayments = defineEndpoint({
  path: 'lending/payments',
  summary: 'What automatic lending has paid, by share, the latest first.',
  access: 'member',
  kind: 'read',
  cache: 'live',
  request: z.strictObject(listPageShape),
  response: z.object({ payments: rowsOf(paymentShape), ...listAnswerShape }),
  refusals: [],
  successes: [],
  example: { pageSize: 10 },
})

export const lendingIncome = defineEndpoint({
  path: 'lending/income',
  summary: 'What lent shares earned by day, and what was paid for them by month and by share.',
  access: 'member',
  kind: 'read',
  cache: 'live',
  request: z.strictObject({}),
  response: z.object({
    /** Of the last 31 dates before today at each exchange, those on which something was earned, the latest first; before tax. */
    days: list(z.object({ date: dateText, earned: list(moneyShape) })),
    /** By the month in Seoul in which it was paid, the latest first; one sum for each currency. */
    months: list(z.object({ month: monthText, paid: list(lendingIncomeShape) })),
    /** All that was paid, by share; the latest payment first. */
    shares: rowsOf(z.object({ instrument: namedInstrumentShape, paid: lendingIncomeShape })),
    asOf: instantText,
  }),
  refusals: [],
  successes: [],
  example: {},
})
export type LendingIncomeRecord = ResponseOf<typeof lendingIncome>

export const lending = {
  lendingOverview,
  lendingTerms,
  lendingSubmit,
  lendingRecall,
  lendingSetAutomatic,
  lendingList,
  lendingGet,
  lendingPayments,
  lendingIncome,
} as const
