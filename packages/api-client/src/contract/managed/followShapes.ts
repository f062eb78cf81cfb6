import { closeCauses, followEndings } from '@onelot/domain'
import * as z from 'zod/mini'
import { inOneCurrency } from '../base/oneCurrency.ts'
import { rowsOf } from '../base/rows.ts'
import {
  dateText,
  decimalText,
  executionIdText,
  instantText,
  localizedShape,
  mentorIdText,
  moneyShape,
  positionIdText,
} from '../base/scalars.ts'
import { requestIdText, reviewedShape } from '../funds/requests.ts'
import { namedInstrumentShape } from '../market/priceAlerts.ts'

const count = z.int().check(z.gte(0))
const percent = z.int().check(z.gte(0), z.lte(100))

/** How far a follow has got that has passed its review. */
export const followProgresses = ['following', 'paused', 'ending', 'ended'] as const

/** What a member asked for, with its review, and the follow that it led to. */
export const followShape = inOneCurrency(
  z.object({
    ...reviewedShape,
    mentor: z.object({ id: mentorIdText, name: localizedShape }),
    /** What was asked for. */
    amount: moneyShape,
    /** In percent. */
    stopLoss: percent,
    copyOpen: z.boolean(),
    /** Part of what it has earned at its end. */
    feeRate: decimalText,
    /** Missing until it has passed. */
    follow: z.optional(
      z.object({
        progress: z.enum(followProgresses),
        begunAt: instantText,
        put: moneyShape,
        taken: moneyShape,
        /** Cash and shares at the bid; nothing of what has ended. */
        worth: moneyShape,
        /** Worth and taken, less put and less a fee that was paid; and in parts of what was put in. */
        earned: moneyShape,
        rate: decimalText,
        /** Since the close before; missing of what has ended. */
        today: z.optional(moneyShape),
        /** Of what has ended. */
        ended: z.optional(
          z.object({ at: instantText, cause: z.enum(followEndings), fee: moneyShape, paid: moneyShape }),
        ),
      }),
    ),
  }),
)
export type FollowOnWire = z.output<typeof followShape>

/** A request to put more into a follow. */
export const moreShape = z.object({ ...reviewedShape, follow: requestIdText, amount: moneyShape })
export type MoreOnWire = z.output<typeof moreShape>

/** A mirrored position. It is closed as any position. */
const mirroredShape = inOneCurrency(
  z.object({
    position: positionIdText,
    instrument: namedInstrumentShape,
    lots: count,
    /** Its entry, and the bid; the bid is missing where there is no price. */
    entry: decimalText,
    bid: z.optional(decimalText),
    worth: moneyShape,
    profit: moneyShape,
    openedAt: instantText,
    /** Lots that are sold at the first price. */
    owed: count,
    /** Not sold before. */
    lockedUntil: z.optional(instantText),
  }),
)
export type MirroredOnWire = z.output<typeof mirroredShape>

/** What ending now would cost and pay, at the bids of now. */
const endPreviewShape = z.object({
  worth: moneyShape,
  charges: moneyShape,
  fee: moneyShape,
  paid: moneyShape,
  earned: moneyShape,
  positions: count,
  /** Now in a regular session, else the next opening. */
  sellsAt: instantText,
})

/** Why a follow earned another amount than its mentor did with as much: the causes add up to the difference. */
const differenceShape = z.object({
  own: moneyShape,
  mentors: moneyShape,
  difference: moneyShape,
  causes: z.object({
    entryTime: moneyShape,
    slippage: moneyShape,
    skipped: moneyShape,
    fee: moneyShape,
    idleCash: moneyShape,
  }),
})

/** What a follow is that goes on. */
const runningShape = z.object({
  cash: moneyShape,
  /** What of the cash has not settled. */
  unsettled: moneyShape,
  /** The most that may be taken out now. */
  removable: moneyShape,
  /** What the mentor earned since, with as much; in parts of what was put in. */
  mentorRate: decimalText,
  /** By what it would end now, with the fee that would be paid. */
  difference: differenceShape,
  stopLoss: z.object({
    percent,
    base: moneyShape,
    /** It ends where it is worth so much or less, and how far that is; in money and in parts of its worth. */
    floor: moneyShape,
    distance: moneyShape,
    distanceRate: decimalText,
  }),
  positions: rowsOf(mirroredShape),
  skipped: count,
  slippage: moneyShape,
  /** When what the mentor has is bought; missing where nothing waits. */
  opensAt: z.optional(instantText),
  endsAt: z.optional(instantText),
  /** When everything is sold; missing while nothing waits for it. */
  sellsAt: z.optional(instantText),
  ending: z.optional(z.enum(followEndings)),
  end: endPreviewShape,
  /** More that is under review. */
  more: rowsOf(moreShape),
})
export type RunningFollowOnWire = z.output<typeof runningShape>

export const followDetailShape = inOneCurrency(
  z.object({
    follow: followShape,
    /** Missing until it has passed, and once it has ended. */
    running: z.optional(runningShape),
    /** Of what has ended: with the fee that was paid. */
    ended: z.optional(
      z.object({ mentorRate: z.optional(decimalText), difference: z.optional(differenceShape) }),
    ),
  }),
  ['positions', 'more'],
)

/** One fill of a mirrored position. */
export const followTradeShape = inOneCurrency(
  z.object({
    id: executionIdText,
    position: positionIdText,
    at: instantText,
    day: dateText,
    instrument: namedInstrumentShape,
    side: z.enum(['buy', 'sell']),
    cause: z.enum(closeCauses),
    lots: count,
    price: decimalText,
    fee: moneyShape,
    tax: moneyShape,
    /** Of a sale, after every charge of both sides. */
    profit: z.optional(moneyShape),
  }),
)
export type FollowTradeOnWire = z.output<typeof followTradeShape>
