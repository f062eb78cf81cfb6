import { offerPhases } from '@onelot/domain'
import * as z from 'zod/mini'
import { namedInstrumentShape } from '../market/priceAlerts.ts'
import {
  decimalText,
  instantText,
  list,
  localizedShape,
  moneyShape,
  offerIdText,
  zoneText,
} from '../base/scalars.ts'

export const offerPhaseText = z.enum(offerPhases)

/** When what is planned happens; `paymentTo` is when the money has to be whole. */
export const offerDatesShape = z.object({
  opensAt: instantText,
  closesAt: instantText,
  drawsAt: instantText,
  paymentFrom: instantText,
  paymentTo: instantText,
  issuesAt: instantText,
  listsAt: instantText,
})

const count = z.int().check(z.gte(0))

/** New shares as anyone may see them. */
export const offerShape = z.object({
  id: offerIdText,
  /** What is listed; its page has no quote before. */
  instrument: namedInstrumentShape,
  industry: localizedShape,
  /** The company in full. */
  issuer: localizedShape,
  /** The broker that brings it to the market. */
  sponsor: localizedShape,
  phase: offerPhaseText,
  /** What the phase waits for; missing once it is listed. */
  phaseEnds: z.optional(instantText),
  dates: offerDatesShape,
  /** Of the market: the dates are meant in it. */
  zone: zoneText,
  provisionalPrice: decimalText,
  /** Missing until it is known. */
  actualPrice: z.optional(decimalText),
  /** The actual price where it is known, else the provisional. */
  underwritingPrice: decimalText,
  /** What a share is said to be worth, compared to the underwriting price. */
  indicative: z.object({
    price: decimalText,
    difference: decimalText,
    /** Percentage of the underwriting price: 12.50. */
    premium: decimalText,
    /** `simulated` until it is listed: no trade has made it. `market`: the last price. */
    source: z.enum(['simulated', 'market']),
  }),
  /** Shares of one unit: an application is for whole units. */
  unit: z.int().check(z.gte(1)),
  minShares: z.int().check(z.gte(1)),
  /** Most shares that one application may be for. */
  maxShares: count,
  /** Applications that one account may have. */
  limit: z.int().check(z.gte(1)),
  /** On hold for the least application. */
  leastDeposit: moneyShape,
  /** What an account has to have, available and frozen, to apply. */
  minFunds: moneyShape,
  /** Part of the provisional price that is on hold until the draw: 0.5. */
  depositRate: decimalText,
  /** Chance of one unit: 0.32. */
  winningRate: decimalText,
  /** Shares that are offered. */
  offered: count,
  /** Shares that members have applied for so far. */
  subscribed: count,
  /** Shares that the applications so far may win at most: no application is taken that would pass `offered`. */
  claimed: count,
})
export type OfferOnWire = z.output<typeof offerShape>

/** What a company says of itself in numbers; screens name each. */
export const offerFigureNames = [
  'foundedYear',
  'employees',
  'revenue',
  'revenueGrowth',
  'operatingMargin',
  'netProfit',
  'marketCap',
  'priceToSales',
] as const

export const offerFigureShape = z.object({
  name: z.enum(offerFigureNames),
  value: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('money'), money: moneyShape }),
    /** A fraction: 0.125 is 12.5 percent. */
    z.object({ kind: z.literal('rate'), rate: decimalText }),
    z.object({ kind: z.literal('number'), number: decimalText }),
    z.object({ kind: z.literal('year'), year: z.int() }),
  ]),
})
export type OfferFigure = z.output<typeof offerFigureShape>

/** The kinds of documents of every offer, in this order. */
export const offerDocumentNames = ['prospectus', 'risks', 'proceeds', 'allotment'] as const

export const offerStoryShape = z.object({
  /** One sentence. */
  headline: localizedShape,
  paragraphs: list(localizedShape),
  figures: list(offerFigureShape),
  /** Of the last three years, the earliest first. */
  revenues: list(z.object({ year: z.int(), money: moneyShape })),
  documents: list(
    z.object({
      name: z.enum(offerDocumentNames),
      title: localizedShape,
      sections: list(z.object({ heading: localizedShape, text: localizedShape })),
    }),
  ),
})
export type OfferStory = z.output<typeof offerStoryShape>
