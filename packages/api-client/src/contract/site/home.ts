import { realNameStates } from '@onelot/domain'
import * as z from 'zod/mini'
import { defineEndpoint } from '../base/endpoint.ts'
import { quoteRowShape } from '../market/market.ts'
import { rowsOf } from '../base/rows.ts'
import { currencyCode, instantText, moneyShape } from '../base/scalars.ts'

/** What unread messages are counted by: fills of orders, price alerts, dividends, reviews that ended, and the rest. */
export const unreadGroups = ['fills', 'alerts', 'dividends', 'reviews', 'others'] as const
export type UnreadGroup = (typeof unreadGroups)[number]

export const homeBriefing = defineEndpoint({
  path: 'home/briefing',
  summary:
    'What a member sees first: the account and its change of today in one currency, what is unread, how far they have got, and which of their listings moved most.',
  access: 'member',
  kind: 'read',
  cache: 'live',
  request: z.strictObject({ currency: currencyCode }),
  response: z.object({
    totalAssets: moneyShape,
    todayProfit: moneyShape,
    /** Counts of messages. */
    unread: z.record(z.enum(unreadGroups), z.int()),
    realName: z.enum(realNameStates),
    fundPasswordSet: z.boolean(),
    /** Whether a bank account or a wallet is linked. */
    payeeLinked: z.boolean(),
    /** Whether there has been an order. */
    ordered: z.boolean(),
    /** Three at most of what is held or watched, the greatest change since the previous close first, whichever its direction. */
    movers: rowsOf(quoteRowShape),
    asOf: instantText,
  }),
  refusals: [],
  successes: [],
  example: { currency: 'USD' },
})
export type Briefing = z.output<typeof homeBriefing.response>

export const home = { homeBriefing } as const
