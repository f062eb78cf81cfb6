import { auctionKinds, auctionPhases } from '@onelot/domain'
import * as z from 'zod/mini'
import { type ResponseOf, defineEndpoint } from '../base/endpoint.ts'
import { listAnswerShape, listPageShape } from '../base/paging.ts'
import { namedInstrumentShape } from '../market/priceAlerts.ts'
import { rowsOf } from '../base/rows.ts'
import {
  auctionIdText,
  decimalText,
  instantText,
  list,
  localizedShape,
  moneyShape,
  zoneText,
} from '../base/scalars.ts'

export const auctionPhaseText = z.enum(auctionPhases)

const shares = z.int().check(z.gte(0))

/** Of every `of` shares, `won` were won; in lowest terms. */
export const fractionShape = z.object({ won: z.int().check(z.gte(1)), of: z.int().check(z.gte(1)) })

/** How an auction ended; nothing else is said of what others have bid. */
export const clearingShape = z.object({
  /** Who bid more has won whole, who bid less nothing. */
  cut: decimalText,
  /** What bids at the cut have won, rounded down to whole shares. */
  fraction: fractionShape,
})

const auctionShape = z.object({
  id: auctionIdText,
  /** `newShare`: before its listing. `block`: of a share that is listed. */
  kind: z.enum(auctionKinds),
  instrument: namedInstrumentShape,
  industry: localizedShape,
  /** The company in full. */
  issuer: localizedShape,
  /** Whose shares they are. */
  seller: localizedShape,
  phase: auctionPhaseText,
  /** What the phase waits for; missing where nothing is ahead. */
  phaseEnds: z.optional(instantText),
  dates: z.object({
    opensAt: instantText,
    /** Bids are taken, amended and withdrawn before it. */
    closesAt: instantText,
    /** Of new shares: what is won is locked until then. */
    listsAt: z.optional(instantText),
  }),
  /** Of the market: the dates are meant in it. */
  zone: zoneText,
  /** Least price of a bid, on a tick of the market. */
  floor: decimalText,
  /** Shares that are offered. */
  shares: z.int().check(z.gte(1)),
  /** Fewest shares of a bid. */
  minShares: z.int().check(z.gte(1)),
  /** What the least bid puts on hold: the fewest shares at the floor, and their commission. */
  leastTotal: moneyShape,
  /** What a share is said to be worth, compared to the floor. */
  indicative: z.object({
    price: decimalText,
    difference: decimalText,
    /** Percentage of the floor: 12.50. */
    premium: decimalText,
    /** `simulated` until it is listed: no trade has made it. `market`: the last price. */
    source: z.enum(['simulated', 'market']),
  }),
  /** Once it is cleared. */
  result: z.optional(clearingShape),
})
export type AuctionOnWire = z.output<typeof auctionShape>

const auctionNamed = z.strictObject({ auction: auctionIdText })

export const auctionsList = defineEndpoint({
  path: 'auctions/list',
  summary:
    'Auctions: the open ones first, those that close soonest before others; then what is coming, closed, listed, and called off.',
  access: 'guest',
  kind: 'read',
  cache: 'live',
  request: z.strictObject({ phase: z.optional(auctionPhaseText), ...listPageShape }),
  response: z.object({
    auctions: rowsOf(auctionShape),
    ...listAnswerShape,
    /** How many auctions there are of each phase. */
    phases: list(z.object({ phase: auctionPhaseText, auctions: z.int() })),
  }),
  refusals: ['PRODUCT_UNAVAILABLE'],
  successes: [],
  example: { pageSize: 10 },
})

export const auctionsGet = defineEndpoint({
  path: 'auctions/get',
  summary: 'One auction.',
  access: 'guest',
  kind: 'read',
  cache: 'live',
  request: auctionNamed,
  response: z.object({ auction: auctionShape }),
  refusals: ['PRODUCT_UNAVAILABLE'],
  successes: [],
  example: { auction: 'an-auction' },
})

export const auctionsDemand = defineEndpoint({
  path: 'auctions/demand',
  summary:
    'The demand that the broker has simulated, once an auction is cleared; before that none. What members have bid is in no answer.',
  access: 'guest',
  kind: 'read',
  cache: 'session',
  request: auctionNamed,
  response: z.object({
    /** By price, the highest first; missing until it is cleared. */
    levels: z.optional(list(z.object({ price: decimalText, shares }))),
  }),
  refusals: ['PRODUCT_UNAVAILABLE'],
  successes: [],
  example: { auction: 'an-auction' },
})
export type AuctionDemand = ResponseOf<typeof auctionsDemand>

export const auctions = { auctionsList, auctionsGet, auctionsDemand } as const
