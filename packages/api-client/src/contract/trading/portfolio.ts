import { memberBuckets, movementKinds, sides } from '@onelot/domain'
import * as z from 'zod/mini'
import { defineEndpoint } from '../base/endpoint.ts'
import { listAnswerShape, listPageShape } from '../base/paging.ts'
import { inOneCurrency } from '../base/oneCurrency.ts'
import { rangeShape, tradeShape, tradedShape } from './portfolioShapes.ts'
import { portfolioClosings, portfolioYear } from './portfolioYear.ts'
import {
  calendarYears,
  ownCurrency,
  currencyCode,
  dateText,
  decimalText,
  instantText,
  instrumentIdText,
  kindText,
  list,
  lotsShape,
  moneyShape,
  positionIdText,
  zoneText,
} from '../base/scalars.ts'
import { ledgerLineShape, lendingIncomeShape, leverageShape } from '../base/shapes.ts'

/** A date of the years that the calendars have: on others there was or will be nothing. */
const dayText = dateText.check(
  z.check(({ value, issues }) => {
    const year = Number(value.slice(0, 4))
    const { first, last } = calendarYears
    if (year < first)
      issues.push({ code: 'too_small', origin: 'date', minimum: first, input: value, path: [] })
    if (year > last) issues.push({ code: 'too_big', origin: 'date', maximum: last, input: value, path: [] })
  }),
)

export const portfolioReturn = defineEndpoint({
  path: 'portfolio/return',
  summary:
    'The time-weighted return of the account over a range of days of a zone, what came in and went out apart (docs/rules/portfolio.md).',
  access: 'member',
  kind: 'read',
  cache: 'live',
  request: z.strictObject(rangeShape),
  response: inOneCurrency(
    z.object({
      /** As a rate: 0.05 is 5 percent. */
      rate: decimalText,
      /** Opening, what was paid in and the profit add up to the closing worth; what is owed is subtracted. */
      opening: moneyShape,
      paidIn: moneyShape,
      profit: moneyShape,
      closing: moneyShape,
      /** What was paid in, in three; and the profit, in its parts, by the rates of now. What the rates changed is the rest. */
      changes: z.object({
        deposits: moneyShape,
        /** Zero or below. */
        withdrawals: moneyShape,
        rewards: moneyShape,
        /** Of prices, before fees and taxes. */
        trading: moneyShape,
        dividends: moneyShape,
        /** Commission and tax: zero or below. */
        costs: moneyShape,
        /** Of what was borrowed: zero or below. */
        interest: moneyShape,
        /** What exchanges between currencies brought less than at the mid rates of their moments: zero or below. */
        exchange: moneyShape,
        /** Income of lent shares. */
        lending: lendingIncomeShape,
        /** What strategies earned or lost, before their fees. */
        strategies: moneyShape,
        /** Of strategies and of copy trading: zero or below. */
        managementFees: moneyShape,
        other: moneyShape,
        exchangeRates: moneyShape,
      }),
      /**
       * From the moment at which the range begins, oldest first; the last is of now. Of a long range not every day. `benchmark` is the rate of
       * the benchmark since the same moment; missing where it had no price.
       */
      days: list(
        z.object({
          date: dateText,
          profit: moneyShape,
          rate: decimalText,
          benchmark: z.optional(decimalText),
        }),
      ),
      /** The index of the market in which the account trades most. */
      benchmark: z.optional(tradedShape),
      asOf: instantText,
    }),
  ),
  refusals: [],
  successes: [],
  example: { currency: 'USD', zone: 'Asia/Seoul', range: 'm1' },
})
export type PortfolioReturn = z.output<typeof portfolioReturn.response>

const instrumentSums = {
  /** Net profit of the exits of the range. */
  realised: moneyShape,
  /** What is open now would bring. */
  unrealised: moneyShape,
  /** Commissions of the range, of entries and exits. */
  fees: moneyShape,
  taxes: moneyShape,
  /** Dividends of the range after withholding, less what was charged of short positions. */
  dividends: moneyShape,
  /** Realised, unrealised and dividends: fees and taxes are subtracted in what is realised. */
  profit: moneyShape,
  exits: z.int(),
}

export const portfolioProfits = defineEndpoint({
  path: 'portfolio/profits',
  summary:
    'What each instrument brought and cost over a range, in one currency at the mid rates of the moment. A range has the days of the money’s exchange that come after the date at which it begins.',
  access: 'member',
  kind: 'read',
  cache: 'live',
  request: z.strictObject({ ...rangeShape, ...listPageShape }),
  response: inOneCurrency(
    z.object({
      /** The greatest profit first. All pages are of the prices and rates of the first one’s moment. */
      instruments: list(z.object({ instrument: tradedShape, ...instrumentSums })),
      ...listAnswerShape,
      /** The sum of all instruments: the parts of each column add up to its sum. */
      sums: z.object(instrumentSums),
      /** The moment of the first page. */
      asOf: instantText,
    }),
  ),
  refusals: [],
  successes: [],
  example: { currency: 'USD', zone: 'Asia/Seoul', range: 'all', pageSize: 10 },
})
export type PortfolioProfits = z.output<typeof portfolioProfits.response>

const daySums = {
  realised: moneyShape,
  fees: moneyShape,
  taxes: moneyShape,
  exits: z.int(),
}

export const portfolioDays = defineEndpoint({
  path: 'portfolio/days',
  summary:
    'Profits of each day of a month, in one currency: what exits brought, and how the worth of the account changed, what came in and went out apart (docs/rules/portfolio.md).',
  access: 'member',
  kind: 'read',
  cache: 'live',
  request: z.strictObject({
    currency: ownCurrency,
    /** Of the days of `profits`. */
    zone: zoneText,
    /** Any day of it. */
    month: dayText,
  }),
  response: inOneCurrency(
    z.object({
      /**
       * Days on which something was closed or charged, oldest first, at the mid rates of the moment. A day is that of the exchange of the money’s
       * currency. They add up to the total.
       */
      days: list(z.object({ date: dateText, ...daySums })),
      total: z.object(daySums),
      /** What each day that has begun added to the profit of `portfolio/return`, oldest first, since the account had money. */
      profits: list(z.object({ date: dateText, profit: moneyShape })),
      /** What they add up to. */
      profit: moneyShape,
      /** The first day that the account had money; none before. */
      begins: z.optional(dateText),
      asOf: instantText,
    }),
  ),
  refusals: [],
  successes: [],
  example: { currency: 'USD', zone: 'Asia/Seoul', month: '2026-03-01' },
})
export type PortfolioDays = z.output<typeof portfolioDays.response>

const balanceNames = z.enum(memberBuckets)
const balancesShape = z.record(balanceNames, moneyShape)

export const portfolioStatement = defineEndpoint({
  path: 'portfolio/statement',
  summary:
    'The statement of a day: what each currency began with, what moved, what it ended with, and what was held at its end.',
  access: 'member',
  kind: 'read',
  cache: 'live',
  request: z.strictObject({ date: dayText }),
  response: z.object({
    date: dateText,
    /** Every currency that the account had by the end of the day, but those whose day has not begun. */
    currencies: list(
      inOneCurrency(
        z.object({
          currency: currencyCode,
          /** The day goes by this zone. */
          zone: zoneText,
          from: instantText,
          /** The last moment of the day; of a day that has not ended, now. */
          to: instantText,
          ended: z.boolean(),
          opening: balancesShape,
          closing: balancesShape,
          /** They add up to the change of what is available. */
          movements: list(z.object({ kind: z.union([z.enum(movementKinds), kindText]), money: moneyShape })),
          realised: moneyShape,
          fees: moneyShape,
          taxes: moneyShape,
          /** Income of lent shares, which is in the movements. */
          lending: lendingIncomeShape,
          /** What strategies earned or lost at closes of the day, before their fees. */
          strategies: moneyShape,
          /** Of strategies and of copy trading. */
          managementFees: moneyShape,
        }),
      ),
    ),
    /** Currencies of the account whose day begins after now: there is no figure of it yet. */
    notBegun: list(z.object({ currency: currencyCode, zone: zoneText, from: instantText })),
    /** Oldest first. */
    trades: list(tradeShape),
    /** Oldest first. */
    lines: list(ledgerLineShape),
    /** What was open at the end of the day, by its prices. */
    holdings: list(
      inOneCurrency(
        z.object({
          position: positionIdText,
          instrument: instrumentIdText,
          side: z.enum(sides),
          leverage: leverageShape,
          lots: lotsShape,
          entryPrice: decimalText,
          /** Missing where the instrument had none. */
          price: z.optional(decimalText),
          marketValue: moneyShape,
          unrealised: moneyShape,
        }),
      ),
    ),
    /** What trades, holdings and lines are in, each once. */
    instruments: list(tradedShape),
    asOf: instantText,
  }),
  refusals: [],
  successes: [],
  example: { date: '2026-03-10' },
})
export type PortfolioStatement = z.output<typeof portfolioStatement.response>

export const portfolioExecutions = defineEndpoint({
  path: 'portfolio/executions',
  summary: 'Every fill of the account, newest first.',
  access: 'member',
  kind: 'read',
  cache: 'session',
  request: z.strictObject(listPageShape),
  response: z.object({ trades: list(tradeShape), instruments: list(tradedShape), ...listAnswerShape }),
  refusals: [],
  successes: [],
  example: { pageSize: 10 },
})

export const portfolio = {
  portfolioReturn,
  portfolioProfits,
  portfolioDays,
  portfolioClosings,
  portfolioYear,
  portfolioStatement,
  portfolioExecutions,
} as const
