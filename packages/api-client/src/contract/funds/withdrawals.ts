import { realNameCodes } from '@onelot/domain'
import * as z from 'zod/mini'
import { type ResponseOf, defineEndpoint } from '../base/endpoint.ts'
import {
  cashDayShape,
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
import {
  currencyCode,
  decimalText,
  instantText,
  kindText,
  list,
  moneyFigureShape,
  moneyShape,
} from '../base/scalars.ts'
import { fundPasswordText } from '../member/security.ts'

/** Codes that stand in the way of any withdrawal, whatever its amount and wherever it goes. */
export const withdrawalObstacleCodes = [
  'ACCOUNT_FROZEN',
  'WITHDRAWAL_BANNED',
  'FUND_PASSWORD_NOT_SET',
  ...realNameCodes,
  'NO_BANK_CARD',
  'WITHDRAWAL_HELD',
  'CREDIT_SCORE_TOO_LOW',
  'OPEN_POSITIONS',
  'DEBT_UNPAID',
  'DEPOSIT_PENDING',
  'FUND_OPERATION_PENDING',
  'WITHDRAWAL_WINDOW_CLOSED',
] as const

const payeeText = z.string().check(z.minLength(1), z.maxLength(64))

/** Why money of the account cannot leave now. */
export const heldBackKinds = ['unsettled', 'order', 'product', 'request', 'loan'] as const

const withdrawalShape = z.object({
  ...reviewedShape,
  payee: payeeText,
  method: z.enum(['card', 'wallet']),
  /** Code of the bank, or the network. */
  at: z.string(),
  lastFour: z.string(),
  money: moneyShape,
  /** Part of the money. */
  fee: moneyShape,
  arrives: paidShape,
  /** US dollars for one USDT. */
  rate: z.optional(decimalText),
  arrivesBy: instantText,
})

export const withdrawalsTerms = defineEndpoint({
  path: 'withdrawals/terms',
  summary:
    'What of a currency may be withdrawn and what not, with why; what a withdrawal has to keep to, and what stands in its way now.',
  access: 'member',
  kind: 'read',
  cache: 'live',
  request: ofCurrency,
  response: z.object({
    currencies: list(currencyCode),
    /** Available and settled. */
    withdrawable: moneyShape,
    available: moneyShape,
    /** Available and frozen together, less what is withdrawable: each part with why, last what has to secure a loan, and until when where that is known. */
    heldBack: list(
      z.object({
        kind: z.enum(heldBackKinds),
        money: moneyShape,
        /** When it has settled. */
        until: z.optional(instantText),
        /** The position whose order holds it, the request, or what a module holds it for. */
        ref: z.optional(z.string()),
        /** That of `product`. */
        module: z.optional(z.string()),
        /** What is asked for, of `request`: `blockTrades.trade`. */
        request: z.optional(kindText),
      }),
    ),
    /** What may leave now, on D+1, on D+2 and later. */
    days: list(cashDayShape),
    limit: fundLimitShape,
    window: fundWindowShape,
    /** In the order in which a submission would be refused; empty where nothing stands in the way. */
    obstacles: list(z.enum(withdrawalObstacleCodes)),
    /** Until when WITHDRAWAL_HELD holds. */
    heldUntil: z.optional(instantText),
    /** In US dollars, of what is sent to a wallet; a bank transfer costs nothing. */
    networkFees: list(z.object({ network: networkText, fee: decimalText })),
    /** US dollars that one USDT costs. */
    usdtRate: decimalText,
    /** When a withdrawal that is submitted now has arrived at the latest. */
    arrivesBy: instantText,
    /** How long a review takes, where it is no operator's. */
    reviewMs: z.optional(z.int()),
  }),
  refusals: [],
  successes: [],
  example: { currency: 'KRW' },
})
export type WithdrawalTermsOnWire = ResponseOf<typeof withdrawalsTerms>

export const withdrawalsSubmit = defineEndpoint({
  path: 'withdrawals/submit',
  summary: 'Asks for money to be paid out; it is on hold until the review has ended.',
  access: 'member',
  kind: 'write',
  request: z.strictObject({ money: moneyFigureShape, payee: payeeText, fundPassword: fundPasswordText }),
  response: z.object({ withdrawal: withdrawalShape }),
  refusals: [
    ...withdrawalObstacleCodes,
    'CARD_NOT_FOUND',
    'CARD_NOT_OWN',
    'REAL_NAME_MISMATCH',
    'WITHDRAWAL_BELOW_MINIMUM',
    'WITHDRAWAL_ABOVE_MAXIMUM',
    'BALANCE_INSUFFICIENT',
    'AVAILABLE_INSUFFICIENT',
    'WITHDRAWABLE_INSUFFICIENT',
    'FUND_PASSWORD_WRONG',
    'WITHDRAWAL_FAILED',
  ],
  successes: ['WITHDRAWN'],
  secrets: ['fundPassword'],
})
export type WithdrawalOnWire = ResponseOf<typeof withdrawalsSubmit>['withdrawal']

export const withdrawalsList = defineEndpoint({
  path: 'withdrawals/list',
  summary:
    'The member’s withdrawals, the newest first: all of them, or those of a currency, in a state, or from before a moment.',
  access: 'member',
  kind: 'read',
  cache: 'session',
  request: fundListRequest,
  response: z.object({ withdrawals: rowsOf(withdrawalShape), ...listAnswerShape }),
  refusals: [],
  successes: [],
  example: { pageSize: 10 },
})

export const withdrawalsMonths = defineEndpoint({
  path: 'withdrawals/months',
  summary:
    'The months in which withdrawals were submitted, the newest first, with what those that have passed add up to.',
  access: 'member',
  kind: 'read',
  cache: 'session',
  request: fundMonthsRequest,
  response: monthsAnswer,
  refusals: [],
  successes: [],
  example: { zone: 'Asia/Seoul' },
})

export const withdrawalsGet = defineEndpoint({
  path: 'withdrawals/get',
  summary: 'One withdrawal of the member.',
  access: 'member',
  kind: 'read',
  cache: 'session',
  request: requestNamed,
  response: z.object({ withdrawal: withdrawalShape }),
  refusals: ['ORDER_WRONG_STATE'],
  successes: [],
})

export const withdrawals = {
  withdrawalsTerms,
  withdrawalsSubmit,
  withdrawalsList,
  withdrawalsMonths,
  withdrawalsGet,
} as const
