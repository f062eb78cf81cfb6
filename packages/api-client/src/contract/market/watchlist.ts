import { defaultWatchGroup } from '@onelot/domain'
import * as z from 'zod/mini'
import { defineEndpoint } from '../base/endpoint.ts'
import { quoteRowShape } from './market.ts'
import { quoteShape } from '../base/quote.ts'
import { rowsOf } from '../base/rows.ts'
import { instrumentIdText, list } from '../base/scalars.ts'

const MAX_INSTRUMENTS = 200

export const watchGroupIdText = z
  .string()
  .check(z.maxLength(40), z.regex(/^[A-Za-z0-9-]{1,40}$/), z.describe('Group of a watchlist'))

const groupShape = z.object({
  id: watchGroupIdText,
  /** Absent of the default group, whose id is `default`, until the member names it. */
  name: z.optional(z.string()),
  /** In the member's own order. */
  instruments: list(instrumentIdText),
})
export type ListedWatchGroup = z.output<typeof groupShape>

const groupsShape = z.object({ groups: list(groupShape) })
const groupName = z.string().check(z.maxLength(100))
const instruments = list(instrumentIdText).check(z.minLength(1), z.maxLength(MAX_INSTRUMENTS))
const index = z.optional(z.int().check(z.gte(0), z.lte(MAX_INSTRUMENTS)))

export const watchlistGroups = defineEndpoint({
  path: 'watchlist/groups',
  summary: 'The groups of the member’s watchlist, each with its instruments in order.',
  access: 'member',
  kind: 'read',
  cache: 'session',
  request: z.strictObject({}),
  response: groupsShape,
  refusals: [],
  successes: [],
  example: {},
})

/** A watched instrument: enough to draw it before the first event of the stream. */
export const watchRowShape = z.object({
  ...quoteRowShape.shape,
  /** Absent of what is no longer listed, or has no price yet. */
  quote: z.optional(quoteShape),
})
export type ListedWatch = z.output<typeof watchRowShape>

export const watchlistRows = defineEndpoint({
  path: 'watchlist/rows',
  summary: 'Every instrument that the member watches, with its quote, group by group.',
  access: 'member',
  kind: 'read',
  cache: 'live',
  request: z.strictObject({}),
  response: z.object({ rows: rowsOf(watchRowShape) }),
  refusals: [],
  successes: [],
  example: {},
})

export const watchlistAdd = defineEndpoint({
  path: 'watchlist/add',
  summary: 'Watches instruments, one after the other; what is watched already stays where it is.',
  access: 'member',
  kind: 'write',
  frequent: true,
  request: z.strictObject({
    items: list(
      z.strictObject({
        instrument: instrumentIdText,
        group: z._default(watchGroupIdText, defaultWatchGroup),
        /** The end of the group where it is absent. */
        index,
      }),
    ).check(z.minLength(1), z.maxLength(MAX_INSTRUMENTS)),
  }),
  response: groupsShape,
  refusals: ['WATCH_GROUP_NOT_FOUND', 'PRODUCT_UNAVAILABLE', 'WATCHLIST_FULL'],
  successes: [],
  example: { items: [{ instrument: 'US:AAPL' }] },
})

export const watchlistRemove = defineEndpoint({
  path: 'watchlist/remove',
  summary: 'Watches instruments no longer; what is not watched is left out.',
  access: 'member',
  kind: 'write',
  frequent: true,
  request: z.strictObject({ instruments }),
  response: groupsShape,
  refusals: [],
  successes: [],
  example: { instruments: ['US:AAPL'] },
})

export const watchlistMove = defineEndpoint({
  path: 'watchlist/move',
  summary: 'Moves watched instruments within a group or to another one, where they follow one another.',
  access: 'member',
  kind: 'write',
  frequent: true,
  request: z.strictObject({
    instruments,
    group: watchGroupIdText,
    /** Where the first one goes in the group without them; its end where it is absent. */
    index,
  }),
  response: groupsShape,
  refusals: ['WATCH_GROUP_NOT_FOUND'],
  successes: [],
  example: { instruments: ['US:AAPL'], group: 'default', index: 0 },
})

export const watchlistAddGroup = defineEndpoint({
  path: 'watchlist/addGroup',
  summary: 'Adds a group to the watchlist.',
  access: 'member',
  kind: 'write',
  frequent: true,
  request: z.strictObject({ name: groupName }),
  response: z.object({ ...groupsShape.shape, group: watchGroupIdText }),
  refusals: ['WATCH_GROUP_EXISTS', 'WATCH_GROUPS_FULL'],
  successes: [],
  example: { name: 'Technology' },
})

export const watchlistRenameGroup = defineEndpoint({
  path: 'watchlist/renameGroup',
  summary: 'Renames a group of the watchlist.',
  access: 'member',
  kind: 'write',
  frequent: true,
  request: z.strictObject({ group: watchGroupIdText, name: groupName }),
  response: groupsShape,
  refusals: ['WATCH_GROUP_NOT_FOUND', 'WATCH_GROUP_EXISTS'],
  successes: [],
  example: { group: 'default', name: 'Everyday' },
})

export const watchlistDeleteGroup = defineEndpoint({
  path: 'watchlist/deleteGroup',
  summary: 'Deletes a group; its instruments come to the end of the default group.',
  access: 'member',
  kind: 'write',
  frequent: true,
  request: z.strictObject({ group: watchGroupIdText }),
  response: groupsShape,
  refusals: [],
  successes: [],
  example: { group: 'gone' },
})

export const watchlist = {
  watchlistGroups,
  watchlistRows,
  watchlistAdd,
  watchlistRemove,
  watchlistMove,
  watchlistAddGroup,
  watchlistRenameGroup,
  watchlistDeleteGroup,
} as const
