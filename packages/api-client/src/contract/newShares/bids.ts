import { remindedSteps, standingCodes } from '@onelot/domain'
import * as z from 'zod/mini'
import { auctionPhaseText, clearingShape } from './auctions.ts'
import { type ResponseOf, defineEndpoint } from '../base/endpoint.ts'
import { inOneCurrency } from '../base/oneCurrency.ts'
import { listAnswerShape, listPageShape } from '../base/paging.ts'
import { namedInstrumentShape } from '../market/priceAlerts.ts'
import { rowsOf } from '../base/rows.ts'
import {
  auctionIdText,
  bidIdText,
  decimalText,
  figureText,
  instantText,
  list,
  moneyShape,
  positionIdText,
} from '../base/scalars.ts'

/** `sealed` until the close; each other one is an end. */
export const bidStates = ['sealed', 'won', 'lost', 'withdrawn', 'calledOff'] as const

const shares = z.int().check(z.gte(0))

const bidShape = z.object({
  id: bidIdText,
  auction: auctionIdText,
  phase: auctionPhaseText,
  instrument: namedInstrumentShape,
  state: z.enum(bidStates),
  price: decimalText,
  shares,
  placedAt: instantText,
  amendedAt: z.optional(instantText),
  endedAt: z.optional(instantText),
  closesAt: instantText,
  /** Of new shares: what is won is locked until then. */
  listsAt: z.optional(instantText),
  /** What it put on hold: its shares at its price, and their commission. */
  deposit: moneyShape,
  /** On hold now. */
  held: moneyShape,
  /** Once the auction is cleared. */
  result: z.optional(
    z.object({
      ...clearingShape.shape,
      /** Shares that were won, 0 where none. */
      shares,
      /** Those shares at the price of the bid. */
      value: moneyShape,
      fee: moneyShape,
    }),
  ),
  /** What went back when it ended. */
  refunded: moneyShape,
  /** Where shares were won. */
  position: z.optional(positionIdText),
  /** What the member may do now. */
  actions: list(z.enum(['amend', 'withdraw'])),
})
export type BidOnWire = z.output<typeof bidShape>

/** Codes that stand in the way of any bid, whatever its price and shares. */
export const bidObstacleCodes = [
  ...standingCodes,
  'NOT_YET_SUBSCRIPTION_TIME',
  'SUBSCRIPTION_CHANNEL_CLOSED',
] as const

const bidNamed = z.strictObject({ bid: bidIdText })
const level = { price: figureText, shares: z.int().check(z.gte(1), z.lte(1_000_000_000)) }

export const bidsTerms = defineEndpoint({
  path: 'bids/terms',
  summary: 'What a bid on an auction has to keep to, what stands in its way now, and the bid that is there.',
  access: 'member',
  kind: 'read',
  cache: 'live',
  request: z.strictObject({ auction: auctionIdText }),
  // What a bid holds goes back into what is available: both are added.
  response: inOneCurrency(
    z.object({
      available: moneyShape,
      frozen: moneyShape,
      /** In the order in which a bid would be refused; empty where nothing stands in the way. */
      obstacles: list(z.enum(bidObstacleCodes)),
      /** The member’s last bid on it, unless that was withdrawn. */
      bid: z.optional(bidShape),
      /** Whether a message is sent when it opens, and on the day on which it closes. */
      reminded: z.boolean(),
      /** Those of these messages that are still to come. */
      reminders: list(z.enum(remindedSteps)),
    }),
  ),
  refusals: ['PRODUCT_UNAVAILABLE'],
  successes: [],
  example: { auction: 'an-auction' },
})
export type BidTerms = ResponseOf<typeof bidsTerms>

export const bidsPlace = defineEndpoint({
  path: 'bids/place',
  summary: 'Bids a price for shares, sealed until the close; what it may cost is on hold until then.',
  access: 'member',
  kind: 'write',
  request: z.strictObject({ auction: auctionIdText, ...level }),
  response: z.object({ bid: bidShape }),
  refusals: [
    'PRODUCT_UNAVAILABLE',
    ...bidObstacleCodes,
    'DUPLICATE_SUBSCRIPTION',
    'BALANCE_INSUFFICIENT',
    'AVAILABLE_INSUFFICIENT',
  ],
  successes: ['SUBSCRIBED'],
  example: { auction: 'an-auction', price: '10000', shares: 10 },
})

export const bidsAmend = defineEndpoint({
  path: 'bids/amend',
  summary: 'Changes a bid until the close; only the difference is put on hold, or released.',
  access: 'member',
  kind: 'write',
  request: z.strictObject({ bid: bidIdText, ...level }),
  response: z.object({ bid: bidShape }),
  refusals: [...standingCodes, 'ORDER_WRONG_STATE', 'BALANCE_INSUFFICIENT', 'AVAILABLE_INSUFFICIENT'],
  successes: ['SUBSCRIBED'],
  example: { bid: 'a-bid', price: '10000', shares: 10 },
})

export const bidsWithdraw = defineEndpoint({
  path: 'bids/withdraw',
  summary: 'Takes a bid back until the close; what was on hold for it is available again.',
  access: 'member',
  kind: 'write',
  request: bidNamed,
  response: z.object({ bid: bidShape }),
  refusals: ['ACCOUNT_NOT_FOUND', 'ACCOUNT_FROZEN', 'ACCOUNT_DISABLED', 'ORDER_WRONG_STATE'],
  successes: ['CANCELLED'],
  example: { bid: 'a-bid' },
})

export const bidsRemind = defineEndpoint({
  path: 'bids/remind',
  summary:
    'Sends a message when an auction opens, and on the day on which it closes; or sends none any more.',
  access: 'member',
  kind: 'write',
  frequent: true,
  request: z.strictObject({ auction: auctionIdText, remind: z.boolean() }),
  response: z.object({ reminded: z.boolean() }),
  refusals: ['PRODUCT_UNAVAILABLE', 'SUBSCRIPTION_CHANNEL_CLOSED', 'DUPLICATE_SUBSCRIPTION'],
  successes: [],
  example: { auction: 'an-auction', remind: true },
})

export const bidsList = defineEndpoint({
  path: 'bids/list',
  summary: 'The member’s bids, the newest first: those that are sealed, those that are over, or all.',
  access: 'member',
  kind: 'read',
  cache: 'live',
  request: z.strictObject({ state: z.optional(z.enum(['open', 'ended'])), ...listPageShape }),
  response: z.object({ bids: rowsOf(bidShape), ...listAnswerShape }),
  refusals: [],
  successes: [],
  example: { pageSize: 10 },
})

export const bidsGet = defineEndpoint({
  path: 'bids/get',
  summary: 'One bid of the member.',
  access: 'member',
  kind: 'read',
  cache: 'live',
  request: bidNamed,
  response: z.object({ bid: bidShape }),
  refusals: ['ORDER_WRONG_STATE'],
  successes: [],
  example: { bid: 'a-bid' },
})

export const bids = { bidsTerms, bidsPlace, bidsAmend, bidsWithdraw, bidsRemind, bidsList, bidsGet } as const
