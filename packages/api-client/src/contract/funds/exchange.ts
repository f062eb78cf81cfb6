import * as z from 'zod/mini'
import { type ResponseOf, defineEndpoint } from '../base/endpoint.ts'
import { inOneCurrency } from '../base/oneCurrency.ts'
import {
  aboveZeroText,
  ownCurrency,
  currencyCode,
  dateText,
  decimalText,
  figureText,
  instantText,
  list,
  moneyShape,
} from '../base/scalars.ts'

const pairShape = { from: currencyCode, to: currencyCode }
const askedPair = { from: ownCurrency, to: ownCurrency }

/** What a member has of one currency. */
const accountShape = inOneCurrency(
  z.object({
    available: moneyShape,
    /** What orders and requests hold. */
    frozen: moneyShape,
    /** What is available less proceeds that have not settled. */
    withdrawable: moneyShape,
    /** Those proceeds, the earliest first. */
    unsettled: list(z.object({ settlesAt: instantText, money: moneyShape })),
  }),
)

export const exchangeQuote = defineEndpoint({
  path: 'exchange/quote',
  summary:
    'A rate from one currency into another that holds for some seconds, and what the member has of both.',
  access: 'member',
  kind: 'read',
  cache: 'live',
  request: z.strictObject(askedPair),
  response: z.object({
    ...pairShape,
    /** What one of `from` brings of `to`: eight significant digits. */
    rate: aboveZeroText,
    /** The mid rate, of which the rate is what the spread leaves. */
    mid: aboveZeroText,
    /** A fraction of the mid rate. */
    spread: decimalText,
    quotedAt: instantText,
    /** The rate no longer holds from then on. */
    expiresAt: instantText,
    /** Names the quote where it is used. */
    token: z.string(),
    accounts: z.object({ from: accountShape, to: accountShape }),
  }),
  refusals: ['ACCOUNT_FROZEN', 'PRODUCT_UNAVAILABLE', 'SAME_CURRENCY'],
  successes: [],
  example: { from: 'KRW', to: 'USD' },
})
export type ExchangeQuoteOnWire = ResponseOf<typeof exchangeQuote>

export const exchangeChart = defineEndpoint({
  path: 'exchange/chart',
  summary:
    'What one of a currency brought of another at the end of each day of the last month, at mid rates.',
  access: 'member',
  kind: 'read',
  cache: 'session',
  request: z.strictObject(askedPair),
  response: z.object({
    /** Oldest first; the last is of a day that may not have ended. */
    days: list(z.object({ date: dateText, rate: aboveZeroText })),
  }),
  refusals: ['PRODUCT_UNAVAILABLE', 'SAME_CURRENCY'],
  successes: [],
  example: { from: 'KRW', to: 'USD' },
})

export const exchangeConvert = defineEndpoint({
  path: 'exchange/convert',
  summary: 'Exchanges an amount at the rate of a quote.',
  access: 'member',
  kind: 'write',
  request: z.strictObject({
    /** That of the quote. */
    token: z.string().check(z.minLength(1), z.maxLength(1000)),
    /** What is given, in the currency that the quote is from. */
    amount: figureText,
  }),
  response: z.object({
    id: z.string(),
    at: instantText,
    source: moneyShape,
    target: moneyShape,
    rate: decimalText,
    /** By how much less came than at the mid rate, in the currency that came. */
    spread: moneyShape,
  }),
  refusals: [
    'ACCOUNT_FROZEN',
    'PRODUCT_UNAVAILABLE',
    'QUOTE_EXPIRED',
    'BALANCE_INSUFFICIENT',
    'AVAILABLE_INSUFFICIENT',
    'WITHDRAWABLE_INSUFFICIENT',
  ],
  successes: ['EXCHANGED'],
  example: { token: 'a-quote', amount: '1000000' },
})
export type ExchangeDone = ResponseOf<typeof exchangeConvert>

export const exchange = { exchangeQuote, exchangeChart, exchangeConvert } as const
