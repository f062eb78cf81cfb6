import { marketIds, mentorLevels, salePhases, skippedCauses } from '@onelot/domain'
import * as z from 'zod/mini'
import { rowsOf } from '../base/rows.ts'
import {
  currencyCode,
  dateText,
  decimalText,
  instantText,
  list,
  localizedShape,
  mentorIdText,
  moneyShape,
  zoneText,
} from '../base/scalars.ts'
import { namedInstrumentShape } from '../market/priceAlerts.ts'

const count = z.int().check(z.gte(0))
const days = z.int().check(z.gte(1))
const monthText = z.string().check(z.regex(/^\d{4}-(0[1-9]|1[0-2])$/))

/** Rates are parts: 0.1 is 10 percent. */
const monthShape = z.object({ month: monthText, rate: decimalText })

/** What followers earned, each as a part of what it put in. */
const followersEarnedShape = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('median'), rate: decimalText, followers: count }),
  z.object({ kind: z.literal('tooFew'), followers: count }),
])

/** How a mentor did, in its own money before any follower’s slippage and fee. */
const figuresShape = z.object({
  /** What it has now, less its capital. */
  earned: moneyShape,
  earnedRate: decimalText,
  /** Part of the closed trades that earned something; missing without one. */
  winRate: z.optional(decimalText),
  drawdown: decimalText,
  /** Of the last twelve full months; missing before the first. */
  bestMonth: z.optional(monthShape),
  worstMonth: z.optional(monthShape),
  /** Of the last close; missing before the second. */
  dailyReturn: z.optional(decimalText),
  /** From 1 to 10. */
  risk: z.int().check(z.gte(1), z.lte(10)),
  level: z.enum(mentorLevels),
  /** Calendar days that a trade is held on average; missing without a closed one. */
  holdingDays: z.optional(count),
  tradesAWeek: decimalText,
})

export const mentorPhases = salePhases

export const mentorShape = z.object({
  id: mentorIdText,
  name: localizedShape,
  market: z.enum(marketIds),
  currency: currencyCode,
  /** Nobody trades so: it is a model’s. */
  simulated: z.boolean(),
  phase: z.enum(mentorPhases),
  capital: moneyShape,
  /** The most that followers may put in together, and what is left of it; missing where there is no limit. */
  size: z.optional(moneyShape),
  left: z.optional(moneyShape),
  least: moneyShape,
  /** Part of what a follow has earned at its end. */
  feeRate: decimalText,
  from: instantText,
  /** Follows are taken before it. */
  to: instantText,
  /** Of the market: the dates are meant in it. */
  zone: zoneText,
  /** Trading days after which a follow ends; missing where it goes on until it is ended. */
  termDays: z.optional(days),
  figures: figuresShape,
  followers: z.object({
    count,
    /** More, or fewer, than thirty days ago. */
    change: z.int(),
    /** All that they have put in; missing where the mentor has no limit. */
    put: z.optional(moneyShape),
    earned: followersEarnedShape,
  }),
  /** Daily closes of the last year in parts of the first one, as of the market’s index: 1 is no change. */
  curve: list(z.object({ date: dateText, mentor: decimalText, market: z.optional(decimalText) })),
})
export type MentorOnWire = z.output<typeof mentorShape>

/** What a mentor has of a share. */
const mentorPositionShape = z.object({
  instrument: namedInstrumentShape,
  lots: count,
  price: decimalText,
  worth: moneyShape,
  /** Part of what the mentor has. */
  part: decimalText,
  /** What it cost with its commission, and since when; missing where it is not known. */
  cost: z.optional(moneyShape),
  since: z.optional(dateText),
})
export type MentorPositionOnWire = z.output<typeof mentorPositionShape>

export const mentorDetailShape = z.object({
  mentor: mentorShape,
  /** The currency’s own amount of what it has in cash. */
  cash: moneyShape,
  /** The largest first. */
  positions: rowsOf(mentorPositionShape),
  /** Full months, the latest first. */
  months: list(monthShape),
})

/** What a mentor bought or sold at an opening. */
export const mentorTradeShape = z.object({
  day: dateText,
  instrument: namedInstrumentShape,
  side: z.enum(['buy', 'sell']),
  lots: count,
  price: decimalText,
  amount: moneyShape,
  /** Of a sale. */
  earned: z.optional(moneyShape),
  heldDays: z.optional(count),
})
export type MentorTradeOnWire = z.output<typeof mentorTradeShape>

/** The last year’s purchases as a follow of an amount would have met them, had it the whole amount free at each. */
export const sampleShape = z.object({
  amount: moneyShape,
  purchases: count,
  skipped: rowsOf(
    z.object({
      day: dateText,
      instrument: namedInstrumentShape,
      price: decimalText,
      cause: z.enum(skippedCauses),
    }),
  ),
  /** With it none would have been skipped. */
  least: moneyShape,
})
export type MentorSampleOnWire = z.output<typeof sampleShape>

/** What a follow of an amount would buy at once, and what each costs. */
export const followPreviewShape = z.object({
  amount: moneyShape,
  /** When it is bought: a second after the passing in a regular session, else after the next opening. Missing where later trades alone are mirrored. */
  from: instantText,
  /** Whether the session is open now: else the prices are of the last quote. */
  isOpen: z.boolean(),
  bought: rowsOf(
    z.object({
      instrument: namedInstrumentShape,
      lots: count,
      price: decimalText,
      paid: moneyShape,
      fee: moneyShape,
    }),
  ),
  skipped: rowsOf(z.object({ instrument: namedInstrumentShape, cause: z.enum(skippedCauses) })),
  paid: moneyShape,
  fees: moneyShape,
  /** Cash that is left. */
  left: moneyShape,
})
export type FollowPreviewOnWire = z.output<typeof followPreviewShape>
