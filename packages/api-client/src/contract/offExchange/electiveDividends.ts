import { manageCodes } from '@onelot/domain'
import * as z from 'zod/mini'
import { type ResponseOf, defineEndpoint } from '../base/endpoint.ts'
import { listAnswerShape, listPageShape } from '../base/paging.ts'
import { rowsOf } from '../base/rows.ts'
import { dateText, decimalText, instantText, list, moneyShape, zoneText } from '../base/scalars.ts'
import { requestIdText, reviewedShape } from '../funds/requests.ts'
import { namedInstrumentShape } from '../market/priceAlerts.ts'

/** Codes of what stands in the way of an election. */
export const electionObstacleCodes = [
  'PRODUCT_UNAVAILABLE',
  ...manageCodes,
  'TRADING_BANNED',
  'NOT_YET_SUBSCRIPTION_TIME',
  'SUBSCRIPTION_CHANNEL_CLOSED',
  'DUPLICATE_SUBSCRIPTION',
] as const

const dividendText = z.string().check(z.regex(/^[A-Za-z0-9-]{1,60}$/), z.describe('An announced dividend'))
const dividendNamed = z.strictObject({ dividend: dividendText })
const shares = z.int().check(z.gte(0))
const standing = z.enum(['ask', 'shares', 'cash'])

/** What both choices are of. */
const ownShape = {
  id: dividendText,
  instrument: namedInstrumentShape,
  /** Per share. */
  amount: decimalText,
  exDate: dateText,
  payDate: dateText,
  /** Own shares: whole, and without leverage. */
  quantity: decimalText,
  /** After withholding: all of it in cash, or in shares and a rest. */
  net: moneyShape,
}

const boughtShape = { shares, price: decimalText, cost: moneyShape, rest: moneyShape }

const dividendShape = z.object({
  ...ownShape,
  /** The opening of the ex-date, from which on one may choose. */
  opensAt: instantText,
  /** Until when: a regular close of its market, at whose close shares are bought. */
  deadline: instantText,
  /** Of the market. */
  zone: zoneText,
  paysAt: instantText,
  /** `ahead`: the ex-date has not begun. `open`: it would be paid in cash. */
  state: z.enum(['ahead', 'open', 'underReview', 'accepted', 'closed']),
  /** What shares would be. `last`: an estimate by the last price, which is not the one that they are bought at. */
  bought: z.optional(z.object({ ...boughtShape, by: z.enum(['last', 'close']) })),
  /** Under review: it is cancelled by it. */
  request: z.optional(requestIdText),
  /** Why the last request for shares was rejected; missing where it was not, and once another is made. */
  rejected: z.optional(z.object({ cause: reviewedShape.cause, reason: reviewedShape.reason })),
  /** In the order in which an election would be refused; empty where nothing stands in the way. */
  obstacles: list(z.enum(electionObstacleCodes)),
})
export type ElectiveDividendOnWire = z.output<typeof dividendShape>

const overviewShape = z.object({
  standing,
  /** Of shares that the member holds, or held at the ex-date; the nearest deadline first. */
  dividends: rowsOf(dividendShape),
  /** When a review passes by itself; missing where an operator decides. */
  reviewMs: z.optional(z.int()),
  asOf: instantText,
})

const recordShape = z.object({
  ...ownShape,
  at: instantText,
  paidIn: z.enum(['shares', 'cash']),
  /** Of what was paid in shares. */
  bought: z.optional(z.object({ ...boughtShape, position: z.string() })),
  /** Of what was paid in cash. */
  cause: z.optional(
    z.enum(['notElected', 'notAccepted', 'restricted', 'noClose', 'split', 'delisted', 'tooLittle', 'owed']),
  ),
})
export type ElectiveRecordOnWire = z.output<typeof recordShape>

export const electiveDividendsOverview = defineEndpoint({
  path: 'electiveDividends/overview',
  summary: 'Dividends that the member may take in shares, what either choice is, and the standing choice.',
  access: 'member',
  kind: 'read',
  cache: 'live',
  request: z.strictObject({}),
  response: overviewShape,
  refusals: [],
  successes: [],
  example: {},
})
export type ElectiveDividendsOverview = ResponseOf<typeof electiveDividendsOverview>

export const electiveDividendsElect = defineEndpoint({
  path: 'electiveDividends/elect',
  summary: 'Asks for a dividend in shares. Without it, it is paid in cash.',
  access: 'member',
  kind: 'write',
  request: dividendNamed,
  response: overviewShape,
  refusals: electionObstacleCodes,
  successes: ['SUBSCRIBED'],
  example: { dividend: 'a-dividend' },
})

export const electiveDividendsWithdraw = defineEndpoint({
  path: 'electiveDividends/withdraw',
  summary:
    'Takes back an election that was accepted, until the deadline. Under review it is cancelled as any request.',
  access: 'member',
  kind: 'write',
  request: dividendNamed,
  response: overviewShape,
  refusals: [...manageCodes, 'ORDER_WRONG_STATE', 'SUBSCRIPTION_CHANNEL_CLOSED'],
  successes: ['CANCELLED'],
  example: { dividend: 'a-dividend' },
})

export const electiveDividendsSetStanding = defineEndpoint({
  path: 'electiveDividends/setStanding',
  summary: 'Chooses for all dividends whose ex-date is still to come: shares, cash, or each time anew.',
  access: 'member',
  kind: 'write',
  request: z.strictObject({ standing }),
  response: overviewShape,
  refusals: ['PRODUCT_UNAVAILABLE', ...manageCodes, 'TRADING_BANNED'],
  successes: [],
  example: { standing: 'shares' },
})

export const electiveDividendsRecords = defineEndpoint({
  path: 'electiveDividends/records',
  summary: 'Elective dividends of the member that were paid, and in what, the latest first.',
  access: 'member',
  kind: 'read',
  cache: 'session',
  request: z.strictObject(listPageShape),
  response: z.object({ records: rowsOf(recordShape), ...listAnswerShape }),
  refusals: [],
  successes: [],
  example: { pageSize: 10 },
})

export const electiveDividends = {
  electiveDividendsOverview,
  electiveDividendsElect,
  electiveDividendsWithdraw,
  electiveDividendsSetStanding,
  electiveDividendsRecords,
} as const
