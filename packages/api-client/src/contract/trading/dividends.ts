import * as z from 'zod/mini'
import { defineEndpoint } from '../base/endpoint.ts'
import { listAnswerShape, listPageShape } from '../base/paging.ts'
import { rowsOf } from '../base/rows.ts'
import { currencyCode, dateText, decimalText, instantText, moneyShape } from '../base/scalars.ts'
import { instrumentShape } from '../base/shapes.ts'

/** Sums of what is received or charged, in the currency of the instrument. */
const sums = { quantity: decimalText, gross: moneyShape, withheld: moneyShape, net: moneyShape }

const dividendShape = {
  id: z.string(),
  instrument: z.pick(instrumentShape, { id: true, market: true, code: true, name: true, currency: true }),
  /** Per share. */
  amount: decimalText,
  currency: currencyCode,
  /** Whoever holds the share at the opening of this day is entitled. */
  exDate: dateText,
  payDate: dateText,
}

const announcedShape = z.object({
  ...dividendShape,
  /** `ahead`: to be had by buying before the ex-date. `ex`: counted, and not paid yet. */
  state: z.enum(['ahead', 'ex']),
  /** Whether its holders may take it in shares (`electiveDividends/overview`). */
  elective: z.boolean(),
  /** What the member's long positions would receive, or have been counted for; absent where there is nothing. */
  own: z.optional(z.object(sums)),
})
export type AnnouncedDividendOnWire = z.output<typeof announcedShape>

export const dividendsAnnounced = defineEndpoint({
  path: 'dividends/announced',
  summary: 'Dividends that are announced and not paid yet: of what the member holds first, then by ex-date.',
  access: 'member',
  kind: 'read',
  cache: 'live',
  request: z.strictObject(listPageShape),
  response: z.object({ dividends: rowsOf(announcedShape), ...listAnswerShape }),
  refusals: [],
  successes: [],
})

const recordShape = z.object({
  ...dividendShape,
  /** A short seller is charged. */
  kind: z.enum(['received', 'charged']),
  status: z.enum(['entitled', 'paid']),
  ...sums,
  /** What of a charge found no money on the ex-date, and was owed from then on; absent where all was paid. */
  missing: z.optional(moneyShape),
  /** When it was counted, or paid. */
  at: instantText,
})
export type DividendRecordOnWire = z.output<typeof recordShape>

export const dividendsRecords = defineEndpoint({
  path: 'dividends/records',
  summary: 'Dividends that the member received, is owed, or was charged as a short seller, newest first.',
  access: 'member',
  kind: 'read',
  cache: 'session',
  request: z.strictObject(listPageShape),
  response: z.object({ records: rowsOf(recordShape), ...listAnswerShape }),
  refusals: [],
  successes: [],
})

export const dividends = { dividendsAnnounced, dividendsRecords } as const
