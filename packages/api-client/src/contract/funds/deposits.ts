import { realNameCodes } from '@onelot/domain'
import * as z from 'zod/mini'
import { type ResponseOf, defineEndpoint } from '../base/endpoint.ts'
import {
  fundLimitShape,
  fundListRequest,
  fundMonthsRequest,
  fundWindowShape,
  monthsAnswer,
  networkText,
  ofCurrency,
  paidShape,
} from './fundShapes.ts'
import { listAnswerShape } from '../base/paging.ts'
import { requestNamed, reviewedShape } from './requests.ts'
import { rowsOf } from '../base/rows.ts'
import { currencyCode, decimalText, figureText, instantText, list, moneyShape } from '../base/scalars.ts'
import { uploadKeyText } from '../member/uploads.ts'

/** Codes that stand in the way of any deposit, whatever its amount. */
export const depositObstacleCodes = [
  'ACCOUNT_FROZEN',
  ...realNameCodes,
  'DEPOSIT_PENDING',
  'FUND_OPERATION_PENDING',
  'DEPOSIT_WINDOW_CLOSED',
] as const

const channelText = z.string().check(z.regex(/^[A-Za-z0-9-]{1,40}$/))
const passwordText = z.string().check(z.minLength(1), z.maxLength(40))
const method = z.enum(['bank', 'wallet'])

const channelShape = z.object({
  id: channelText,
  method,
  /** Where the bank account is held. */
  bank: z.optional(z.string()),
  network: z.optional(networkText),
  /** Customer service gives it to those who may use the channel. */
  needsPassword: z.boolean(),
})

const depositShape = z.object({
  ...reviewedShape,
  method,
  /** Name of the bank or of the network, as it was then. */
  at: z.string(),
  paid: paidShape,
  /** What is credited once it has passed. */
  credit: moneyShape,
  /** US dollars for one USDT. */
  rate: z.optional(decimalText),
  reference: z.string(),
  voucher: uploadKeyText,
})

export const depositsTerms = defineEndpoint({
  path: 'deposits/terms',
  summary:
    'What a deposit of a currency has to keep to, what stands in its way now, and where it can be paid to.',
  access: 'member',
  kind: 'read',
  cache: 'live',
  request: ofCurrency,
  response: z.object({
    currencies: list(currencyCode),
    limit: fundLimitShape,
    window: fundWindowShape,
    /** In the order in which a submission would be refused; empty where nothing stands in the way. */
    obstacles: list(z.enum(depositObstacleCodes)),
    /** Those of the currency; US dollars also have wallets, which USDT is paid to. */
    channels: list(channelShape),
    /** US dollars that one USDT is credited as. */
    usdtRate: decimalText,
    /** How long a review takes, where it is no operator's. */
    reviewMs: z.optional(z.int()),
  }),
  refusals: [],
  successes: [],
  example: { currency: 'KRW' },
})
export type DepositTermsOnWire = ResponseOf<typeof depositsTerms>
export type DepositChannelOnWire = DepositTermsOnWire['channels'][number]

export const depositsOpenChannel = defineEndpoint({
  path: 'deposits/openChannel',
  summary:
    'The account or the address that a channel is paid to, and what to write with the transfer: both hold for the day of Seoul.',
  access: 'member',
  kind: 'write',
  request: z.strictObject({ channel: channelText, password: z.optional(passwordText) }),
  response: z.object({
    id: channelText,
    method,
    currency: currencyCode,
    bank: z.optional(z.string()),
    holder: z.optional(z.string()),
    network: z.optional(networkText),
    /** Number of the account, or address of the wallet. */
    number: z.string(),
    reference: z.string(),
    until: instantText,
  }),
  refusals: ['PRODUCT_UNAVAILABLE', 'CHANNEL_PASSWORD_WRONG'],
  successes: [],
  secrets: ['password'],
})
export type OpenedChannel = ResponseOf<typeof depositsOpenChannel>

export const depositsSubmit = defineEndpoint({
  path: 'deposits/submit',
  summary:
    'Says that money was paid to a channel, with a picture of the transfer. It is credited once the review has passed.',
  access: 'member',
  kind: 'write',
  request: z.strictObject({
    channel: channelText,
    password: z.optional(passwordText),
    /** Of the channel’s currency; USDT where it is a wallet. */
    amount: figureText,
    voucher: uploadKeyText,
    /** What was written with the transfer, as the channel said it today or the day before; today’s where it is absent. */
    reference: z.optional(z.string().check(z.maxLength(40))),
  }),
  response: z.object({ deposit: depositShape }),
  refusals: [
    ...depositObstacleCodes,
    'PRODUCT_UNAVAILABLE',
    'CHANNEL_PASSWORD_WRONG',
    'DEPOSIT_BELOW_MINIMUM',
    'DEPOSIT_ABOVE_MAXIMUM',
    'KEY_MISMATCH',
  ],
  successes: ['RECHARGED'],
  secrets: ['password'],
})
export type DepositOnWire = ResponseOf<typeof depositsSubmit>['deposit']

export const depositsList = defineEndpoint({
  path: 'deposits/list',
  summary:
    'The member’s deposits, the newest first: all of them, or those of a currency, in a state, or from before a moment.',
  access: 'member',
  kind: 'read',
  cache: 'session',
  request: fundListRequest,
  response: z.object({ deposits: rowsOf(depositShape), ...listAnswerShape }),
  refusals: [],
  successes: [],
  example: { pageSize: 10 },
})

export const depositsMonths = defineEndpoint({
  path: 'deposits/months',
  summary:
    'The months in which deposits were submitted, the newest first, with what those that have passed add up to.',
  access: 'member',
  kind: 'read',
  cache: 'session',
  request: fundMonthsRequest,
  response: monthsAnswer,
  refusals: [],
  successes: [],
  example: { zone: 'Asia/Seoul' },
})

export const depositsGet = defineEndpoint({
  path: 'deposits/get',
  summary: 'One deposit of the member.',
  access: 'member',
  kind: 'read',
  cache: 'session',
  request: requestNamed,
  response: z.object({ deposit: depositShape }),
  refusals: ['ORDER_WRONG_STATE'],
  successes: [],
})

export const deposits = {
  depositsTerms,
  depositsOpenChannel,
  depositsSubmit,
  depositsList,
  depositsMonths,
  depositsGet,
} as const
