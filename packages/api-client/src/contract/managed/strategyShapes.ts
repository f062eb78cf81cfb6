import { runEndings } from '@onelot/domain'
import * as z from 'zod/mini'
import { dateText, decimalText, figureText, instantText, list, moneyShape } from '../base/scalars.ts'
import { chargesShape } from '../base/shapes.ts'
import { namedInstrumentShape } from '../market/priceAlerts.ts'

const count = z.int().check(z.gte(0))
const days = z.int().check(z.gte(1))
/** Any number of days or levels: the rules have the bounds. */
const parameter = z.int().check(z.gte(0), z.lte(1_000))

/** What a run trades by, with its parameters. */
export const strategyShape = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('crossing'), fast: parameter, slow: parameter }),
  z.strictObject({ kind: z.literal('breakout'), k: figureText }),
  z.strictObject({ kind: z.literal('grid'), levels: parameter, width: figureText }),
])
export type StrategyOnWire = z.output<typeof strategyShape>

/** A trading day as it was traded, with what the company did before its opening. */
export const runBarShape = z.object({
  date: dateText,
  open: decimalText,
  high: decimalText,
  low: decimalText,
  close: decimalText,
  /** `from` shares become `to`: the bars before are in units of before it. */
  split: z.optional(z.object({ to: z.int(), from: z.int() })),
  /** Of one share, after tax. */
  dividend: z.optional(decimalText),
})
export type RunBarOnWire = z.output<typeof runBarShape>

export const backtestShape = z.object({
  instrument: namedInstrumentShape,
  /** What fills are charged, and the steps of prices. */
  market: z.object({
    charges: chargesShape,
    ticks: list(z.object({ from: decimalText, tick: decimalText })),
  }),
  /** The least that a run is given. */
  least: moneyShape,
  /** Trading days of runs. */
  terms: list(days),
  /** Part of what a run has earned at its end. */
  feeRate: decimalText,
  /** Days that have closed, the earliest first, of the last five years. */
  bars: list(runBarShape),
})
export type BacktestOnWire = z.output<typeof backtestShape>

/** What a decision follows from. */
export const whyShape = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('tooFewDays'), days: count, needed: count }),
  z.object({ kind: z.literal('crossing'), fast: decimalText, slow: decimalText }),
  z.object({ kind: z.literal('breakout'), close: decimalText, level: decimalText }),
  z.object({
    kind: z.literal('grid'),
    close: decimalText,
    below: z.optional(decimalText),
    above: z.optional(decimalText),
  }),
])
export type WhyOnWire = z.output<typeof whyShape>

/** Before its first opening, while it goes on, once the member asked it to end, and after. */
export const runProgresses = ['waiting', 'running', 'ending', 'ended', 'cancelled'] as const

export const runIdText = z.string().check(z.regex(/^[A-Za-z0-9-]{1,60}$/), z.describe('Run of a strategy'))
export const runNamed = z.strictObject({ run: runIdText })

export const runShape = z.object({
  id: runIdText,
  instrument: namedInstrumentShape,
  strategy: strategyShape,
  amount: moneyShape,
  /** Trading days, and how many of them have closed. */
  term: days,
  days: count,
  feeRate: decimalText,
  progress: z.enum(runProgresses),
  begunAt: instantText,
  /** The first opening that it may trade at. */
  startsAt: instantText,
  endsOn: dateText,
  /** At the last close; of what has ended, before the fee. */
  worth: moneyShape,
  /** Less the amount, and less a fee that was paid; and in parts of the amount. */
  earned: moneyShape,
  rate: decimalText,
  /** What the last close changed it by; missing before the first close and of what is over. */
  today: z.optional(moneyShape),
  /** Until when it may be cancelled whole; missing where it may not. */
  cancellableUntil: z.optional(instantText),
  ended: z.optional(
    z.object({ at: instantText, cause: z.enum(runEndings), fee: moneyShape, paid: moneyShape }),
  ),
  cancelledAt: z.optional(instantText),
})
export type RunOnWire = z.output<typeof runShape>

const fillShape = z.object({
  side: z.enum(['buy', 'sell']),
  lots: count,
  price: decimalText,
  /** What a purchase cost, or what a sale brought, after what was charged. */
  amount: moneyShape,
  charged: moneyShape,
  /** Of a sale. */
  earned: z.optional(moneyShape),
  since: z.optional(dateText),
})

export const runDayShape = z.object({
  date: dateText,
  fills: list(fillShape),
  /** Dividends after tax, and the cash of a split's fraction. */
  income: moneyShape,
  cash: moneyShape,
  lots: count,
  /** At the close, and what the day changed it by. */
  equity: moneyShape,
  change: moneyShape,
  /** What its fills follow from, or that there were none; missing where the share was not traded. */
  why: z.optional(whyShape),
})
export type RunDayOnWire = z.output<typeof runDayShape>

/** What a run does at the opening of its next day, by the last close. */
export const nextDecisionShape = z.object({
  /** It has passed while the day is traded: what was done shows at the close. */
  opensAt: instantText,
  /** Whether the close before that opening has come: until then another may decide. */
  isFinal: z.boolean(),
  /** Lots that it sells. */
  sells: count,
  /** Parts of its capital that it buys for: 1 is all of its cash, of a grid one of its levels. */
  buys: count,
  why: whyShape,
})
export type NextDecisionOnWire = z.output<typeof nextDecisionShape>

export const runDetailShape = z.object({
  run: runShape,
  /** The earliest first. */
  days: list(runDayShape),
  /** Of what goes on. */
  running: z.optional(
    z.object({
      cash: moneyShape,
      lots: count,
      next: nextDecisionShape,
      closesAt: instantText,
      /** What ending by the worth of the last close would cost and pay. */
      end: z.object({ worth: moneyShape, fee: moneyShape, paid: moneyShape, earned: moneyShape }),
    }),
  ),
})
export type RunDetailOnWire = z.output<typeof runDetailShape>
