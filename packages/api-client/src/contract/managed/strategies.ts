import { runStates, standingCodes } from '@onelot/domain'
import * as z from 'zod/mini'
import { type ResponseOf, defineEndpoint } from '../base/endpoint.ts'
import { listAnswerShape, listPageShape } from '../base/paging.ts'
import { rowsOf } from '../base/rows.ts'
import {
  dateText,
  decimalText,
  figureText,
  instantText,
  instrumentIdText,
  list,
  moneyShape,
} from '../base/scalars.ts'
import { backtestShape, runDetailShape, runNamed, runShape, strategyShape } from './strategyShapes.ts'

const apple: z.input<typeof instrumentIdText> = 'US:AAPL'
const count = z.int().check(z.gte(0))
const days = z.int().check(z.gte(1))
const ofShare = z.strictObject({ instrument: instrumentIdText })

/** Codes that stand in the way of any run over a share, whatever its amount. */
export const runObstacleCodes = ['PRODUCT_UNAVAILABLE', ...standingCodes, 'RUNS_FULL'] as const

export const strategiesBars = defineEndpoint({
  path: 'strategies/bars',
  summary:
    'What a backtest over one share takes: its daily bars of five years with dividends and splits, what fills are charged, and the terms of runs.',
  access: 'guest',
  kind: 'read',
  cache: 'live',
  request: ofShare,
  response: backtestShape,
  refusals: ['PRODUCT_UNAVAILABLE'],
  successes: [],
  example: { instrument: apple },
})

export const strategiesTerms = defineEndpoint({
  path: 'strategies/terms',
  summary: 'What a member has for a run over a share, when it would start, and what stands in its way now.',
  access: 'member',
  kind: 'read',
  cache: 'live',
  request: ofShare,
  response: z.object({
    available: moneyShape,
    frozen: moneyShape,
    least: moneyShape,
    /** Trading days, with the last one of each. */
    terms: list(z.object({ days, endsOn: dateText })),
    /** Part of what a run has earned at its end. */
    feeRate: decimalText,
    /** The first opening that it would trade at, and until when it could be cancelled whole. */
    startsAt: instantText,
    cancellableUntil: instantText,
    /** In the order in which a run would be refused; empty where nothing stands in the way. */
    obstacles: list(z.enum(runObstacleCodes)),
    /** Runs of the member that go on, and the most that there may be. */
    runs: count,
    most: count,
  }),
  refusals: ['PRODUCT_UNAVAILABLE'],
  successes: [],
  example: { instrument: apple },
})
export type RunTermsOnWire = ResponseOf<typeof strategiesTerms>

export const strategiesSubmit = defineEndpoint({
  path: 'strategies/submit',
  summary:
    'Begins a run of a strategy over a share: the amount leaves the cash at once, and nothing is reviewed.',
  access: 'member',
  kind: 'write',
  request: z.strictObject({
    instrument: instrumentIdText,
    strategy: strategyShape,
    amount: figureText,
    /** Trading days. */
    term: z.int().check(z.gte(0), z.lte(1_000)),
  }),
  response: z.object({ run: runShape }),
  refusals: [...runObstacleCodes, 'BUY_BELOW_MINIMUM', 'BALANCE_INSUFFICIENT', 'AVAILABLE_INSUFFICIENT'],
  successes: ['PURCHASED'],
  example: {
    instrument: apple,
    strategy: { kind: 'crossing', fast: 20, slow: 60 },
    amount: '1000',
    term: 20,
  },
})

export const strategiesList = defineEndpoint({
  path: 'strategies/list',
  summary: 'The member’s runs, the newest first.',
  access: 'member',
  kind: 'read',
  cache: 'live',
  request: z.strictObject({ state: z.optional(z.enum(runStates)), ...listPageShape }),
  response: z.object({ runs: rowsOf(runShape), ...listAnswerShape }),
  refusals: [],
  successes: [],
  example: { pageSize: 10 },
})

export const strategiesGet = defineEndpoint({
  path: 'strategies/get',
  summary: 'One run of the member: each of its days with what it did and why, and what it does next.',
  access: 'member',
  kind: 'read',
  cache: 'live',
  request: runNamed,
  response: runDetailShape,
  refusals: ['ORDER_WRONG_STATE'],
  successes: [],
  example: { run: 'a-run' },
})

const managed = {
  access: 'member',
  kind: 'write',
  request: runNamed,
  response: runDetailShape,
  refusals: ['ACCOUNT_NOT_FOUND', 'ACCOUNT_FROZEN', 'ACCOUNT_DISABLED', 'ORDER_WRONG_STATE'],
  example: { run: 'a-run' },
} as const

export const strategiesCancel = defineEndpoint({
  ...managed,
  path: 'strategies/cancel',
  summary: 'Takes a run back before its first close: all of its amount, and nothing is charged.',
  successes: ['CANCELLED'],
})

export const strategiesEnd = defineEndpoint({
  ...managed,
  path: 'strategies/end',
  summary: 'Ends a run at its next close. `strategies/get` says before what that costs.',
  successes: [],
})

export const strategies = {
  strategiesBars,
  strategiesTerms,
  strategiesSubmit,
  strategiesList,
  strategiesGet,
  strategiesCancel,
  strategiesEnd,
} as const
