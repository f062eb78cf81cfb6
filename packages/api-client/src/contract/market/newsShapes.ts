import * as z from 'zod/mini'
import { currencyCode, dateText, decimalText, instantText, localizedShape } from '../base/scalars.ts'
import { instrumentShape } from '../base/shapes.ts'

const base = {
  /** `<instrument>.<kind>.<instant>`. */
  id: z.string(),
  instrument: instrumentShape,
  at: instantText,
}
/** A day's price, and by which signed rate it is away from the previous close. */
const moved = { price: decimalText, previous: decimalText, rate: decimalText }

/** What happened, as figures: the client has the words. Prices are in the instrument's currency. */
export const newsShape = z.discriminatedUnion('kind', [
  z.object({ ...base, ...moved, kind: z.literal('openingGap') }),
  /** Half of the regular session has passed. */
  z.object({ ...base, ...moved, kind: z.literal('midSession') }),
  z.object({ ...base, ...moved, kind: z.literal('bigMove') }),
  /** `price` is the limit that the day reached. */
  z.object({ ...base, ...moved, kind: z.literal('upperLimit') }),
  z.object({ ...base, ...moved, kind: z.literal('lowerLimit') }),
  /** `price` is the close; `extreme` passed `before`, that of 52 weeks. */
  z.object({
    ...base,
    ...moved,
    kind: z.literal('high52Week'),
    extreme: decimalText,
    before: decimalText,
  }),
  z.object({ ...base, ...moved, kind: z.literal('low52Week'), extreme: decimalText, before: decimalText }),
  /** `times` the average of the twenty days before. */
  z.object({
    ...base,
    ...moved,
    kind: z.literal('unusualVolume'),
    volume: decimalText,
    average: decimalText,
    times: decimalText,
  }),
  /** Net `units` on so many days in a row. */
  z.object({ ...base, ...moved, kind: z.literal('foreignBuying'), days: z.int(), units: decimalText }),
  z.object({ ...base, ...moved, kind: z.literal('foreignSelling'), days: z.int(), units: decimalText }),
  /** An index closed on the other side of a round level. */
  z.object({ ...base, ...moved, kind: z.literal('milestone'), level: decimalText }),
  /** A week of an index against the close of the week before. */
  z.object({
    ...base,
    ...moved,
    kind: z.literal('weekSummary'),
    from: dateText,
    to: dateText,
    high: decimalText,
    low: decimalText,
  }),
  /** The largest stocks of an industry group together; `instrument` is their market's index. */
  z.object({
    ...base,
    kind: z.literal('sectorMove'),
    sector: localizedShape,
    rate: decimalText,
    leader: instrumentShape,
    leaderRate: decimalText,
  }),
  /** `amount` is of one unit. */
  z.object({
    ...base,
    kind: z.literal('dividend'),
    amount: decimalText,
    currency: currencyCode,
    exDate: dateText,
    payDate: dateText,
  }),
  /** `from` units become `to`. */
  z.object({ ...base, kind: z.literal('split'), to: z.int(), from: z.int(), exDate: dateText }),
  z.object({ ...base, kind: z.literal('listed') }),
  /** `price` is the one that trading stopped at. */
  z.object({ ...base, kind: z.literal('halted'), price: decimalText }),
  z.object({ ...base, kind: z.literal('resumed'), price: decimalText }),
])
export type News = z.output<typeof newsShape>
