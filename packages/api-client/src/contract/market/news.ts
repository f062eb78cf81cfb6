import * as z from 'zod/mini'
import { defineEndpoint } from '../base/endpoint.ts'
import { quoteRowShape } from './market.ts'
import { newsShape } from './newsShapes.ts'
import { listAnswerShape, listPageShape } from '../base/paging.ts'
import { quoteShape } from '../base/quote.ts'
import { rowsOf } from '../base/rows.ts'

/** A piece of news with the price of its instrument now; none where it has none. */
const newsRowShape = z.object({ news: newsShape, quote: z.optional(quoteShape) })
export type NewsRow = z.output<typeof newsRowShape>

const rowsShape = z.object({ rows: rowsOf(newsRowShape), ...listAnswerShape })

export const newsHot = defineEndpoint({
  path: 'news/hot',
  summary:
    'What happened in the simulated markets in the last 48 hours to what is traded most, by how far it moved and how much of it was traded. The pages of a list are of one ranking.',
  access: 'guest',
  kind: 'read',
  cache: 'live',
  request: z.strictObject(listPageShape),
  response: rowsShape,
  refusals: [],
  successes: [],
  example: { pageSize: 10 },
})

export const newsOwn = defineEndpoint({
  path: 'news/own',
  summary: 'What happened in the last thirty days to what the member watches or holds, the latest first.',
  access: 'member',
  kind: 'read',
  cache: 'live',
  request: z.strictObject(listPageShape),
  response: rowsShape,
  refusals: [],
  successes: [],
  example: { pageSize: 10 },
})

export const newsItem = defineEndpoint({
  path: 'news/item',
  summary:
    'One piece of news, and what to look at next: its instrument, and others of its kind. What is older than thirty days is refused.',
  access: 'guest',
  kind: 'read',
  cache: 'live',
  request: z.strictObject({ id: z.string().check(z.minLength(1), z.maxLength(120)) }),
  response: z.object({
    news: newsShape,
    /** Five at most, its own instrument first. */
    related: rowsOf(quoteRowShape),
  }),
  refusals: ['PRODUCT_UNAVAILABLE'],
  successes: [],
})
export type NewsItem = z.output<typeof newsItem.response>

export const news = { newsHot, newsOwn, newsItem } as const
