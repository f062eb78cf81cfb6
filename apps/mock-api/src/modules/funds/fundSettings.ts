import {
  type Decimal,
  compareDecimals,
  currencies,
  decimal,
  fundDays,
  fundTimePattern,
  timeOfDay,
} from '@onelot/domain'
import * as z from 'zod/mini'
import { positiveText } from '../base/operatorShapes.ts'

const timeText = z.pipe(
  z.string().check(z.regex(fundTimePattern)),
  z.transform((value) => timeOfDay(value)),
)

/** A window that ends after it begins, on the days that it names. */
export const fundHoursShape = z
  .strictObject({ days: z.enum(fundDays), from: timeText, to: timeText })
  .check(z.refine(({ from, to }) => from < to))

const isWithin = (from: Decimal, to: Decimal) => (value: Decimal) =>
  compareDecimals(from, value) <= 0 && compareDecimals(value, to) <= 0

/** US dollars for one USDT: a slip of the hand is no rate. */
export const usdtRateText = positiveText.check(z.refine(isWithin(decimal('0.01'), decimal('100'))))

const limitShape = z
  .strictObject({ least: positiveText, most: positiveText })
  .check(z.refine(({ least, most }) => Number(least) <= Number(most)))

/** All of them: what an operator sets replaces the limits of every currency. */
export const fundLimitsShape = z.record(z.enum(currencies), limitShape)
