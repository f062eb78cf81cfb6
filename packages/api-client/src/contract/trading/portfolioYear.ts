import * as z from 'zod/mini'
import { defineEndpoint } from '../base/endpoint.ts'
import { inOneCurrency } from '../base/oneCurrency.ts'
import { rangeShape, tradeShape, tradedShape } from './portfolioShapes.ts'
import { lendingIncomeShape } from '../base/shapes.ts'
import {
  calendarYears,
  currencyCode,
  ownCurrency,
  instantText,
  list,
  moneyShape,
  zoneText,
} from '../base/scalars.ts'

export const portfolioClosings = defineEndpoint({
  path: 'portfolio/closings',
  summary:
    'The three exits of a range that brought most, and the three that lost most, after every charge, compared at the mid rates of the moment. The days of a range are those of `portfolio/profits`.',
  access: 'member',
  kind: 'read',
  cache: 'live',
  request: z.strictObject(rangeShape),
  response: z.object({
    /** The greatest profit first; none that lost. */
    best: list(tradeShape),
    /** The greatest loss first; none that gained. */
    worst: list(tradeShape),
    instruments: list(tradedShape),
    /** Counts all of the range. */
    exits: z.int(),
    asOf: instantText,
  }),
  refusals: [],
  successes: [],
  example: { currency: 'USD', zone: 'Asia/Seoul', range: 'all' },
})
export type PortfolioClosings = z.output<typeof portfolioClosings.response>

const yearSums = {
  /** Net profit of the exits of the year, after every charge of both sides. */
  realised: moneyShape,
  /** Paid in the year, after withholding, less what was charged of short positions. */
  dividends: moneyShape,
  /** What was withheld of them. */
  withheld: moneyShape,
  /** Paid in the year on what was borrowed; no part of the profit. */
  interest: moneyShape,
  /** Commissions of the year, of entries and exits. */
  fees: moneyShape,
  taxes: moneyShape,
  /** Paid in the year of lent shares. */
  lending: lendingIncomeShape,
  /** What strategies earned or lost in the year, before their fees. */
  strategies: moneyShape,
  /** Of strategies and of copy trading; no commissions. */
  managementFees: moneyShape,
  /** Realised, dividends, what lending left after tax, and strategies, less management fees. */
  profit: moneyShape,
  exits: z.int(),
}

export const portfolioYear = defineEndpoint({
  path: 'portfolio/year',
  summary:
    'What a calendar year of the account’s home zone brought and cost, in each currency to the unit, and in one at the mid rates of the moment.',
  access: 'member',
  kind: 'read',
  cache: 'live',
  request: z.strictObject({
    /** Of the total. */
    currency: ownCurrency,
    /** Without it, the current one. */
    year: z.optional(z.int().check(z.gte(calendarYears.first), z.lte(calendarYears.last))),
  }),
  response: z.object({
    year: z.int(),
    /** Those that the account has, the latest first. */
    years: list(z.int()),
    /** The year begins and ends by it. */
    zone: zoneText,
    /** Of each currency in which something was earned or charged, its own amounts. */
    currencies: list(inOneCurrency(z.object({ currency: currencyCode, ...yearSums }))),
    /** The currencies converted add up to it. */
    total: inOneCurrency(z.object(yearSums)),
    asOf: instantText,
  }),
  refusals: [],
  successes: [],
  example: { currency: 'USD', year: 2026 },
})
export type PortfolioYear = z.output<typeof portfolioYear.response>
