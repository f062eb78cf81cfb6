import { positionTabs, rejectionCauses } from '@onelot/domain'
import * as z from 'zod/mini'
import { defineEndpoint } from '../base/endpoint.ts'
import { listAnswerShape, listPageShape } from '../base/paging.ts'
import { rowsOf } from '../base/rows.ts'
import { instantText, kindText, list, localizedShape, moneyShape } from '../base/scalars.ts'
import { namedInstrumentShape } from '../market/priceAlerts.ts'

/** How far something has got that is bought by request, lent, or managed: while it waits, while it goes on, and how it ended. */
export const productStates = [
  'underReview',
  'toBeDrawn',
  'won',
  'awaitingPayment',
  'paid',
  'sealed',
  'lending',
  'following',
  'paused',
  'waiting',
  'running',
  'ending',
  'accepted',
  'applied',
  'rejected',
  'cancelled',
  'withdrawn',
  'notWon',
  'waived',
  'paymentFailed',
  'lost',
  'lapsed',
  'calledOff',
  'finished',
  'recalled',
  'delisted',
  'ended',
] as const

/** What the amount of a row is: on hold for it, due for it, given back, brought after tax, or what it is worth. */
export const productAmounts = ['held', 'due', 'returned', 'earned', 'worth'] as const

/** What happens next at a known time. */
export const productSteps = ['closes', 'draws', 'payment', 'paymentEnds', 'issues', 'ends'] as const

const productShape = z.object({
  id: z.string(),
  /** The module that it is of. */
  module: z.string(),
  /** `module.what`: how the product is called. */
  kind: kindText,
  /** Missing where it is of no one share: a follow of a mentor. */
  instrument: z.optional(namedInstrumentShape),
  /** The name of the share, or of the mentor. */
  title: localizedShape,
  /** The offer, auction, block, placement or follow that it is of, where there is one. */
  of: z.optional(z.string()),
  /** Shares; of what was won in a draw, those that were. Missing where it is an amount of money. */
  quantity: z.optional(z.int().check(z.gte(0))),
  amount: z.optional(z.object({ money: moneyShape, is: z.enum(productAmounts) })),
  state: z.enum(productStates),
  /** When it was submitted, when it began, or when it ended, by the tab. */
  at: instantText,
  next: z.optional(z.object({ step: z.enum(productSteps), at: instantText })),
  /** By which call it may be taken back now. */
  cancel: z.optional(z.enum(['request', 'application', 'bid', 'increase'])),
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
