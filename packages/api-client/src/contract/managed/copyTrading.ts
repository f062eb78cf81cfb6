import { requestStates, skippedCauses, standingCodes } from '@onelot/domain'
import * as z from 'zod/mini'
import { type ResponseOf, defineEndpoint } from '../base/endpoint.ts'
import { listAnswerShape, listPageShape } from '../base/paging.ts'
import { rowsOf } from '../base/rows.ts'
import { figureText, instantText, list, mentorIdText, moneyShape } from '../base/scalars.ts'
import { requestNamed } from '../funds/requests.ts'
import { namedInstrumentShape } from '../market/priceAlerts.ts'
import { followDetailShape, followShape, followTradeShape, moreShape } from './followShapes.ts'
import {
  copyTradingMentor,
  copyTradingMentorTrades,
  copyTradingMentors,
  copyTradingPreview,
  copyTradingSample,
  mentorNamed,
} from './mentors.ts'

const count = z.int().check(z.gte(0))
const percent = z.int().check(z.gte(0), z.lte(100))

/** Codes that stand in the way of any follow of a mentor, whatever its amount. */
export const followObstacleCodes = [
  'PRODUCT_UNAVAILABLE',
  ...standingCodes,
  'NOT_YET_SUBSCRIPTION_TIME',
  'COPY_DEADLINE_EXCEEDED',
  'DUPLICATE_SUBSCRIPTION',
  'RUNS_FULL',
] as const

/** What a member may always do to a follow that goes on, but for these. */
const manageRefusals = [
  'ACCOUNT_NOT_FOUND',
  'ACCOUNT_FROZEN',
  'ACCOUNT_DISABLED',
  'ORDER_WRONG_STATE',
] as const

export const copyTradingTerms = defineEndpoint({
  path: 'copyTrading/terms',
  summary: 'What a member has for a mentor, and what stands in the way of following it now.',
  access: 'member',
  kind: 'read',
  cache: 'live',
  request: mentorNamed,
  response: z.object({
    available: moneyShape,
    frozen: moneyShape,
    /** In the order in which a follow would be refused; empty where nothing stands in the way. */
    obstacles: list(z.enum(followObstacleCodes)),
    /** In percent; and the one that a form begins with. */
    stopLosses: list(percent),
    stopLoss: percent,
    /** Follows of the member, under review or going on, and the most that there may be. */
    follows: count,
    most: count,
    /** When a review passes by itself; missing where an operator decides. */
    reviewMs: z.optional(z.int()),
  }),
  refusals: ['PRODUCT_UNAVAILABLE'],
  successes: [],
  example: { mentor: 'a-mentor' },
})
export type FollowTermsOnWire = ResponseOf<typeof copyTradingTerms>

export const copyTradingSubmit = defineEndpoint({
  path: 'copyTrading/submit',
  summary: 'Asks to follow a mentor with an amount, which is on hold until the request is reviewed.',
  access: 'member',
  kind: 'write',
  request: z.strictObject({
    mentor: mentorIdText,
    amount: figureText,
    /** In percent. */
    stopLoss: percent,
    /** Whether what the mentor has is bought at once. */
    copyOpen: z.boolean(),
  }),
  response: z.object({ follow: followShape }),
  refusals: [
    ...followObstacleCodes,
    'BUY_BELOW_MINIMUM',
    'FUNDRAISING_QUOTA_INSUFFICIENT',
    'BALANCE_INSUFFICIENT',
    'AVAILABLE_INSUFFICIENT',
  ],
  successes: ['COPY_ORDERED'],
  example: { mentor: 'a-mentor', amount: '1000', stopLoss: 20, copyOpen: true },
})

export const copyTradingList = defineEndpoint({
  path: 'copyTrading/list',
  summary: 'The member’s follows, the newest first: under review, going on, and ended.',
  access: 'member',
  kind: 'read',
  cache: 'live',
  request: z.strictObject({ state: z.optional(z.enum(requestStates)), ...listPageShape }),
  response: z.object({ follows: rowsOf(followShape), ...listAnswerShape }),
  refusals: [],
  successes: [],
  example: { pageSize: 10 },
})

export const copyTradingGet = defineEndpoint({
  path: 'copyTrading/get',
  summary:
    'One follow of the member: its result beside its mentor’s with the difference by cause, how far its stop-loss is, and what it has. Until it is reviewed it is cancelled as any request.',
  access: 'member',
  kind: 'read',
  cache: 'live',
  request: requestNamed,
  response: followDetailShape,
  refusals: ['ORDER_WRONG_STATE'],
  successes: [],
  example: { request: 'a-request' },
})
export type FollowDetailOnWire = ResponseOf<typeof copyTradingGet>

export const copyTradingSkipped = defineEndpoint({
  path: 'copyTrading/skipped',
  summary: 'Trades of the mentor that a follow has skipped, the latest first.',
  access: 'member',
  kind: 'read',
  cache: 'live',
  request: z.strictObject({ ...requestNamed.shape, ...listPageShape }),
  response: z.object({
    skipped: rowsOf(
      z.object({
        at: instantText,
        instrument: namedInstrumentShape,
        cause: z.enum(skippedCauses),
        /** What the mentor bought, and what the follow would have. */
        mentorLots: count,
        lots: count,
      }),
    ),
    ...listAnswerShape,
  }),
  refusals: ['ORDER_WRONG_STATE'],
  successes: [],
  example: { request: 'a-request', pageSize: 10 },
})

export const copyTradingTrades = defineEndpoint({
  path: 'copyTrading/trades',
  summary: 'What a follow bought and sold, the latest first.',
  access: 'member',
  kind: 'read',
  cache: 'live',
  request: z.strictObject({ ...requestNamed.shape, ...listPageShape }),
  response: z.object({ trades: rowsOf(followTradeShape), ...listAnswerShape }),
  refusals: ['ORDER_WRONG_STATE'],
  successes: [],
  example: { request: 'a-request', pageSize: 10 },
})

const managed = {
  access: 'member',
  kind: 'write',
  response: followDetailShape,
  successes: [],
} as const

export const copyTradingPause = defineEndpoint({
  ...managed,
  path: 'copyTrading/pause',
  summary: 'Opens nothing more in a follow until it is carried on; its closings go on.',
  request: requestNamed,
  refusals: manageRefusals,
  example: { request: 'a-request' },
})

export const copyTradingResume = defineEndpoint({
  ...managed,
  path: 'copyTrading/resume',
  summary: 'Carries a paused follow on: later trades of its mentor are mirrored again.',
  request: requestNamed,
  refusals: manageRefusals,
  example: { request: 'a-request' },
})

export const copyTradingSetStopLoss = defineEndpoint({
  ...managed,
  path: 'copyTrading/setStopLoss',
  summary: 'Gives a follow another stop-loss, of what it is worth now.',
  request: z.strictObject({ ...requestNamed.shape, stopLoss: percent }),
  refusals: manageRefusals,
  example: { request: 'a-request', stopLoss: 15 },
})

export const copyTradingAdd = defineEndpoint({
  path: 'copyTrading/add',
  summary: 'Asks to put more into a follow: it is on hold until the request is reviewed.',
  access: 'member',
  kind: 'write',
  request: z.strictObject({ ...requestNamed.shape, amount: figureText }),
  response: z.object({ more: moreShape }),
  refusals: [
    'PRODUCT_UNAVAILABLE',
    ...standingCodes,
    'ORDER_WRONG_STATE',
    'FUNDRAISING_QUOTA_INSUFFICIENT',
    'BALANCE_INSUFFICIENT',
    'AVAILABLE_INSUFFICIENT',
  ],
  successes: ['COPY_ORDERED'],
  example: { request: 'a-request', amount: '500' },
})

export const copyTradingRemove = defineEndpoint({
  ...managed,
  path: 'copyTrading/remove',
  summary: 'Takes free cash out of a follow at once, while the least amount stays in.',
  request: z.strictObject({ ...requestNamed.shape, amount: figureText }),
  refusals: manageRefusals,
  example: { request: 'a-request', amount: '100' },
})

export const copyTradingEnd = defineEndpoint({
  ...managed,
  path: 'copyTrading/end',
  summary:
    'Ends a follow: everything is sold, in a regular session at once, else at the next opening. `copyTrading/get` says before what it costs.',
  request: requestNamed,
  refusals: manageRefusals,
  example: { request: 'a-request' },
})

export const copyTrading = {
  copyTradingMentors,
  copyTradingMentor,
  copyTradingMentorTrades,
  copyTradingSample,
  copyTradingPreview,
  copyTradingTerms,
  copyTradingSubmit,
  copyTradingList,
  copyTradingGet,
  copyTradingSkipped,
  copyTradingTrades,
  copyTradingPause,
  copyTradingResume,
  copyTradingSetStopLoss,
  copyTradingAdd,
  copyTradingRemove,
  copyTradingEnd,
} as const
