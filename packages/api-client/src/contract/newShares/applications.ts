import { remindedSteps, standingCodes } from '@onelot/domain'
import * as z from 'zod/mini'
import { type ResponseOf, defineEndpoint } from '../base/endpoint.ts'
import { offerPhaseText } from './offerShapes.ts'
import { listAnswerShape, listPageShape } from '../base/paging.ts'
import { namedInstrumentShape } from '../market/priceAlerts.ts'
import { rowsOf } from '../base/rows.ts'
import {
  applicationIdText,
  decimalText,
  instantText,
  list,
  moneyShape,
  offerIdText,
  positionIdText,
} from '../base/scalars.ts'

/** `won` until payment begins; `awaitingPayment` while money is missing; `paid` until the shares are issued. */
export const openApplicationStates = ['toBeDrawn', 'won', 'awaitingPayment', 'paid'] as const
export const endedApplicationStates = [
  'issued',
  'notWon',
  'waived',
  'paymentFailed',
  'cancelled',
  'calledOff',
] as const
const stateText = z.enum([...openApplicationStates, ...endedApplicationStates])

/** What has happened to an application, and what is to happen. */
export const applicationStepNames = [
  'applied',
  'closes',
  'drawn',
  'paymentFrom',
  'paymentTo',
  'paid',
  'issued',
  'listed',
  'notWon',
  'waived',
  'paymentFailed',
  'cancelled',
  'calledOff',
] as const

const shares = z.int().check(z.gte(0))

const applicationShape = z.object({
  id: applicationIdText,
  offer: offerIdText,
  phase: offerPhaseText,
  instrument: namedInstrumentShape,
  state: stateText,
  appliedAt: instantText,
  endedAt: z.optional(instantText),
  shares,
  /** At which the deposit was calculated. */
  provisionalPrice: decimalText,
  /** The actual price where it is known, else the provisional. */
  underwritingPrice: decimalText,
  /** Held from the application to the draw. */
  deposit: moneyShape,
  /** On hold now. */
  held: moneyShape,
  /** From the draw on. */
  won: z.optional(
    z.object({
      shares,
      /** Shares won at the actual price. */
      due: moneyShape,
      /** What was not on hold of it at the draw. */
      rest: moneyShape,
    }),
  ),
  /** What went back, at the draw and since. */
  refunded: moneyShape,
  /** While it is won and not whole: by how much the available funds are too small for the rest; nothing where they reach. */
  short: z.optional(moneyShape),
  /** Once it is issued: a position that is locked until the listing. */
  position: z.optional(positionIdText),
  /** In order of time; what is ahead has no `doneAt`. The first of those is what happens next. */
  timeline: list(
    z.object({
      step: z.enum(applicationStepNames),
      /** When it is planned, or was. */
      at: instantText,
      done: z.boolean(),
    }),
  ),
  /** What the member may do now. */
  actions: list(z.enum(['cancel', 'pay', 'waive'])),
})
export type ApplicationOnWire = z.output<typeof applicationShape>

/** Codes that stand in the way of any application to an offer, whatever its quantity. */
export const applicationObstacleCodes = [
  ...standingCodes,
  'NOT_YET_SUBSCRIPTION_TIME',
  'SUBSCRIPTION_CHANNEL_CLOSED',
  'DUPLICATE_SUBSCRIPTION',
  'SUBSCRIPTION_COUNT_EXCEEDED',
  'SUBSCRIPTION_FUNDS_BELOW',
] as const

const offerNamed = z.strictObject({ offer: offerIdText })
const applicationNamed = z.strictObject({ application: applicationIdText })

export const applicationsTerms = defineEndpoint({
  path: 'applications/terms',
  summary: 'What an application to an offer has to keep to, and what stands in its way now.',
  access: 'member',
  kind: 'read',
  cache: 'live',
  request: offerNamed,
  response: z.object({
    available: moneyShape,
    frozen: moneyShape,
    /** In the order in which an application would be refused; empty where nothing stands in the way. */
    obstacles: list(z.enum(applicationObstacleCodes)),
    /** Applications to the offer that count against its limit. */
    applied: z.int(),
    /** Most shares that the available funds and the quota allow: whole units, 0 where not even the least. */
    mostShares: shares,
    /** Whether a message is sent when it opens, and on the day on which it closes. */
    reminded: z.boolean(),
    /** Those of these messages that are still to come. */
    reminders: list(z.enum(remindedSteps)),
  }),
  refusals: ['PRODUCT_UNAVAILABLE'],
  successes: [],
  example: { offer: 'an-offer' },
})
export type ApplicationTerms = ResponseOf<typeof applicationsTerms>

export const applicationsApply = defineEndpoint({
  path: 'applications/apply',
  summary: 'Applies for new shares; a deposit is on hold until the draw.',
  access: 'member',
  kind: 'write',
  request: z.strictObject({
    offer: offerIdText,
    /** Whole units. */
    shares: z.int().check(z.gte(1), z.lte(1_000_000_000)),
  }),
  response: z.object({ application: applicationShape }),
  refusals: [
    'PRODUCT_UNAVAILABLE',
    ...applicationObstacleCodes,
    'SUBSCRIPTION_BELOW_SHARES',
    'BALANCE_INSUFFICIENT',
    'AVAILABLE_INSUFFICIENT',
  ],
  successes: ['SUBSCRIBED'],
  example: { offer: 'an-offer', shares: 10 },
})

const managedCodes = ['ACCOUNT_NOT_FOUND', 'ACCOUNT_FROZEN', 'ACCOUNT_DISABLED', 'ORDER_WRONG_STATE'] as const

export const applicationsCancel = defineEndpoint({
  path: 'applications/cancel',
  summary: 'Takes an application back while the subscription is open; its deposit is available again.',
  access: 'member',
  kind: 'write',
  request: applicationNamed,
  response: z.object({ application: applicationShape }),
  refusals: managedCodes,
  successes: ['CANCELLED'],
  example: { application: 'an-application' },
})

export const applicationsPay = defineEndpoint({
  path: 'applications/pay',
  summary: 'Pays what is still due of shares that were won, while payment is open.',
  access: 'member',
  kind: 'write',
  request: applicationNamed,
  response: z.object({ application: applicationShape }),
  refusals: [...managedCodes, 'BALANCE_INSUFFICIENT', 'AVAILABLE_INSUFFICIENT'],
  successes: ['ALLOCATED'],
  example: { application: 'an-application' },
})

export const applicationsWaive = defineEndpoint({
  path: 'applications/waive',
  summary: 'Gives up shares that were won and are not paid; all that is on hold for them is available again.',
  access: 'member',
  kind: 'write',
  request: applicationNamed,
  response: z.object({ application: applicationShape }),
  refusals: managedCodes,
  successes: [],
  example: { application: 'an-application' },
})

export const applicationsRemind = defineEndpoint({
  path: 'applications/remind',
  summary: 'Sends a message when an offer opens, and on the day on which it closes; or sends none any more.',
  access: 'member',
  kind: 'write',
  frequent: true,
  request: z.strictObject({ offer: offerIdText, remind: z.boolean() }),
  response: z.object({ reminded: z.boolean() }),
  refusals: ['PRODUCT_UNAVAILABLE', 'SUBSCRIPTION_CHANNEL_CLOSED'],
  successes: [],
  example: { offer: 'an-offer', remind: true },
})

export const applicationsList = defineEndpoint({
  path: 'applications/list',
  summary: 'The member’s applications, the newest first: those that go on, those that are over, or all.',
  access: 'member',
  kind: 'read',
  cache: 'live',
  request: z.strictObject({
    state: z.optional(z.enum(['open', 'ended'])),
    /** Those to one offer. */
    offer: z.optional(offerIdText),
    ...listPageShape,
  }),
  response: z.object({ applications: rowsOf(applicationShape), ...listAnswerShape }),
  refusals: [],
  successes: [],
  example: { pageSize: 10 },
})

export const applicationsGet = defineEndpoint({
  path: 'applications/get',
  summary: 'One application of the member.',
  access: 'member',
  kind: 'read',
  cache: 'live',
  request: applicationNamed,
  response: z.object({ application: applicationShape }),
  refusals: ['ORDER_WRONG_STATE'],
  successes: [],
  example: { application: 'an-application' },
})

const hexText = z.string().check(z.regex(/^[0-9a-f]{64}$/))

export const applicationsProof = defineEndpoint({
  path: 'applications/proof',
  summary: 'What the draw of an application is recomputed from.',
  access: 'member',
  kind: 'read',
  cache: 'session',
  request: applicationNamed,
  response: z.object({
    application: applicationIdText,
    /** Published before anyone applied: SHA-256 of the secret’s text. */
    digest: hexText,
    units: z.int(),
    /** Shares of one unit. */
    unit: z.int(),
    winningRate: decimalText,
    /** Once it was drawn. */
    drawn: z.optional(
      z.object({
        secret: hexText,
        /** HMAC-SHA-256 of the application’s id under the secret’s text. */
        applicationDigest: hexText,
        /** The first 52 bits of it over 2^52, from 0 to below 1. */
        h: decimalText,
        wonUnits: z.int(),
      }),
    ),
  }),
  refusals: ['ORDER_WRONG_STATE'],
  successes: [],
  example: { application: 'an-application' },
})
export type DrawProof = ResponseOf<typeof applicationsProof>

export const applications = {
  applicationsTerms,
  applicationsApply,
  applicationsCancel,
  applicationsPay,
  applicationsWaive,
  applicationsRemind,
  applicationsList,
  applicationsGet,
  applicationsProof,
} as const
