import { positionTabs, rejectionCauses } from '@onelot/domain'
import * as z from 'zod/mini'
import { defineEndpoint } from '../base/endpoint.ts'
import { listAnswerShape, listPageShape } from '../base/paging.ts'
import { rowsOf } from '../base/rows.ts'
import { instantText, kindText, list, moneyShape } from '../base/scalars.ts'
import { namedInstrumentShape } from '../market/priceAlerts.ts'

/** How far something has got that is bought by request, or lent: while it waits, while it goes on, and how it ended. */
export const productStates = [
  'underReview',
  'toBeDrawn',
  'won',
  'awaitingPayment',
  'paid',
  'sealed',
  'lending',
  'accepted',
  'rejected',
  'cancelled',
  'withdrawn',
  'notWon',
  'waived',
  'paymentFailed',
  'lost',
  'calledOff',
  'finished',
  'recalled',
  'delisted',
] as const

/** What the amount of a row is: on hold for it, due for it, given back, or brought after tax. */
export const productAmounts = ['held', 'due', 'returned', 'earned'] as const

/** What happens next at a known time. */
export const productSteps = ['closes', 'draws', 'payment', 'paymentEnds', 'issues', 'ends'] as const

const productShape = z.object({
  id: z.string(),
  /** The module that it is of. */
  module: z.string(),
  /** `module.what`: how the product is called. */
  kind: kindText,
  instrument: namedInstrumentShape,
  /** The offer, auction, block or placement that it is of, where there is one. */
  of: z.optional(z.string()),
  /** Shares; of what was won in a draw, those that were. */
  quantity: z.int().check(z.gte(0)),
  amount: z.optional(z.object({ money: moneyShape, is: z.enum(productAmounts) })),
  state: z.enum(productStates),
  /** When it was submitted, when it began, or when it ended, by the tab. */
  at: instantText,
  next: z.optional(z.object({ step: z.enum(productSteps), at: instantText })),
  /** By which call it may be taken back now. */
  cancel: z.optional(z.enum(['request', 'application', 'bid'])),
  /** Why it was rejected. */
  cause: z.optional(z.enum(rejectionCauses)),
  /** What an operator wrote. */
  reason: z.optional(z.string()),
})
export type ProductOnWire = z.output<typeof productShape>

export const tradeProducts = defineEndpoint({
  path: 'trade/products',
  summary:
    'What the member has asked for in products beside orders: what waits, what goes on, or what came to nothing or has ended; the newest first.',
  access: 'member',
  kind: 'read',
  cache: 'live',
  request: z.strictObject({
    tab: z.enum(positionTabs),
    /** Only of one kind. */
    kind: z.optional(kindText),
    ...listPageShape,
  }),
  response: z.object({
    products: rowsOf(productShape),
    /** Kinds that the tab has rows of. */
    kinds: list(kindText),
    ...listAnswerShape,
  }),
  refusals: [],
  successes: [],
  example: { tab: 'purchase', pageSize: 10 },
})
