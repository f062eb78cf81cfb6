import { realNameStates } from '@onelot/domain'
import * as z from 'zod/mini'
import { defineEndpoint } from '../base/endpoint.ts'
import { quoteRowShape } from '../market/market.ts'
import { namedInstrumentShape } from '../market/priceAlerts.ts'
import { rowsOf } from '../base/rows.ts'
import { ownCurrency, instantText, kindText, moneyShape } from '../base/scalars.ts'

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
  request: z.strictObject({ currency: ownCurrency }),
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

const dueShape = z.object({
  /** Of what is due something of: a position, a loan. */
  id: z.string(),
  /** The module that it is of. */
  module: z.string(),
  /** `module.what`: what is due. */
  kind: kindText,
  at: instantText,
  /** Missing where it is of no one share: an instalment. */
  instrument: z.optional(namedInstrumentShape),
  /** The increase or dividend that it is of, where there is one. */
  of: z.optional(z.string()),
  /** Shares. */
  quantity: z.optional(z.int().check(z.gte(1))),
  /** What is to be paid, from what is on hold where it is. */
  amount: z.optional(moneyShape),
})
export type DueOnWire = z.output<typeof dueShape>

export const homeDue = defineEndpoint({
  path: 'home/due',
  summary:
    'What is due of the member in all products: shares that may be sold or are issued, rights and choices that end, payments, day trades that are closed, runs and follows that end. The earliest first, fifty at most.',
  access: 'member',
  kind: 'read',
  cache: 'live',
  request: z.strictObject({}),
  response: z.object({ due: rowsOf(dueShape) }),
  refusals: [],
  successes: [],
  example: {},
})

export const home = { homeBriefing, homeDue } as const
