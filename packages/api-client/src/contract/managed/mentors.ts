import { marketIds, mentorLevels } from '@onelot/domain'
import * as z from 'zod/mini'
import { type ResponseOf, defineEndpoint } from '../base/endpoint.ts'
import { listAnswerShape, listPageShape } from '../base/paging.ts'
import { rowsOf } from '../base/rows.ts'
import { figureText, mentorIdText } from '../base/scalars.ts'
import {
  followPreviewShape,
  mentorDetailShape,
  mentorPhases,
  mentorShape,
  mentorTradeShape,
  sampleShape,
} from './mentorShapes.ts'

export const mentorNamed = z.strictObject({ mentor: mentorIdText })

/** By what mentors are sorted; what followers earned leads. */
export const mentorOrders = [
  'followersEarned',
  'earned',
  'drawdown',
  'risk',
  'followers',
  'deadline',
] as const

export const copyTradingMentors = defineEndpoint({
  path: 'copyTrading/mentors',
  summary:
    'Simulated mentors with what followers really earned, and how they did themselves: those that take follows now first, in the order that is asked for.',
  access: 'guest',
  kind: 'read',
  cache: 'live',
  request: z.strictObject({
    phase: z.optional(z.enum(mentorPhases)),
    market: z.optional(z.enum(marketIds)),
    level: z.optional(z.enum(mentorLevels)),
    /** @defaultValue 'followersEarned' */
    order: z.optional(z.enum(mentorOrders)),
    ...listPageShape,
  }),
  response: z.object({ mentors: rowsOf(mentorShape), ...listAnswerShape }),
  refusals: ['PRODUCT_UNAVAILABLE'],
  successes: [],
  example: { pageSize: 10 },
})

export const copyTradingMentor = defineEndpoint({
  path: 'copyTrading/mentor',
  summary: 'One mentor: its figures, what it has now, and its months.',
  access: 'guest',
  kind: 'read',
  cache: 'live',
  request: mentorNamed,
  response: mentorDetailShape,
  refusals: ['PRODUCT_UNAVAILABLE'],
  successes: [],
  example: { mentor: 'a-mentor' },
})
export type MentorDetailOnWire = ResponseOf<typeof copyTradingMentor>

export const copyTradingMentorTrades = defineEndpoint({
  path: 'copyTrading/mentorTrades',
  summary: 'What a mentor bought and sold, the latest opening first.',
  access: 'guest',
  kind: 'read',
  cache: 'live',
  request: z.strictObject({ mentor: mentorIdText, ...listPageShape }),
  /** A row of the page is an opening: it may have several trades. */
  response: z.object({ trades: rowsOf(mentorTradeShape), ...listAnswerShape }),
  refusals: ['PRODUCT_UNAVAILABLE'],
  successes: [],
  example: { mentor: 'a-mentor', pageSize: 10 },
})

export const copyTradingSample = defineEndpoint({
  path: 'copyTrading/sample',
  summary:
    'Which purchases of a mentor in the last year a follow of an amount would have skipped, and the least amount with which none would have been.',
  access: 'guest',
  kind: 'read',
  cache: 'live',
  request: z.strictObject({ mentor: mentorIdText, amount: figureText }),
  response: sampleShape,
  refusals: ['PRODUCT_UNAVAILABLE'],
  successes: [],
  example: { mentor: 'a-mentor', amount: '1000' },
})

export const copyTradingPreview = defineEndpoint({
  path: 'copyTrading/preview',
  summary: 'What a follow of an amount would buy at once of what its mentor has, and what that costs.',
  access: 'guest',
  kind: 'read',
  cache: 'live',
  request: z.strictObject({ mentor: mentorIdText, amount: figureText }),
  response: followPreviewShape,
  refusals: ['PRODUCT_UNAVAILABLE'],
  successes: [],
  example: { mentor: 'a-mentor', amount: '1000' },
})
