import { marketIds } from '@onelot/domain'
import * as z from 'zod/mini'
import { type ResponseOf, defineEndpoint } from '../base/endpoint.ts'
import { offerPhaseText, offerShape, offerStoryShape } from './offerShapes.ts'
import { listAnswerShape, listPageShape } from '../base/paging.ts'
import { rowsOf } from '../base/rows.ts'
import { instrumentIdText, list, offerIdText } from '../base/scalars.ts'

const offerNamed = z.strictObject({ offer: offerIdText })

export const offersList = defineEndpoint({
  path: 'offers/list',
  summary:
    'Offers of new shares: the open ones first, those that close soonest before others; then what is coming, to be drawn, to be paid, to be listed, and listed.',
  access: 'guest',
  kind: 'read',
  cache: 'live',
  request: z.strictObject({
    phase: z.optional(offerPhaseText),
    market: z.optional(z.enum(marketIds)),
    /** Of one company, whatever the market. */
    instrument: z.optional(instrumentIdText),
    ...listPageShape,
  }),
  response: z.object({
    offers: rowsOf(offerShape),
    ...listAnswerShape,
    /** How many offers there are of each phase, of the market or the company where one is asked for. */
    phases: list(z.object({ phase: offerPhaseText, offers: z.int() })),
  }),
  refusals: ['PRODUCT_UNAVAILABLE'],
  successes: [],
  example: { pageSize: 10 },
})

export const offersGet = defineEndpoint({
  path: 'offers/get',
  summary: 'One offer of new shares.',
  access: 'guest',
  kind: 'read',
  cache: 'live',
  request: offerNamed,
  response: z.object({ offer: offerShape }),
  refusals: ['PRODUCT_UNAVAILABLE'],
  successes: [],
  example: { offer: 'an-offer' },
})

export const offersStory = defineEndpoint({
  path: 'offers/story',
  summary: 'What the company is, in numbers and in words, and the documents of its offer; simulated.',
  access: 'guest',
  kind: 'read',
  cache: 'session',
  request: offerNamed,
  response: z.object({ story: offerStoryShape }),
  refusals: ['PRODUCT_UNAVAILABLE'],
  successes: [],
  example: { offer: 'an-offer' },
})

/** Text of a digest or a secret, in hexadecimal. */
const hexText = z.string().check(z.regex(/^[0-9a-f]{64}$/))

export const offersDraw = defineEndpoint({
  path: 'offers/draw',
  summary:
    'What an offer has published of its draw: SHA-256 of its secret from the opening on, and the secret once it is drawn. With both anyone recomputes the number of an application.',
  access: 'guest',
  kind: 'read',
  cache: 'live',
  request: offerNamed,
  response: z.object({
    /** Missing before the opening. */
    digest: z.optional(hexText),
    /** Missing before the draw. */
    secret: z.optional(hexText),
  }),
  refusals: ['PRODUCT_UNAVAILABLE'],
  successes: [],
  example: { offer: 'an-offer' },
})
export type OfferDraw = ResponseOf<typeof offersDraw>

export const offers = { offersList, offersGet, offersStory, offersDraw } as const
