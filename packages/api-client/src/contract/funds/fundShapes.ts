import { requestStates, sides } from '@onelot/domain'
import * as z from 'zod/mini'
import { listPageShape } from '../base/paging.ts'
import { rowsOf } from '../base/rows.ts'
import {
  ownCurrency,
  currencyCode,
  dateText,
  decimalText,
  instantText,
  instrumentIdText,
  kindText,
  list,
  localizedShape,
  moneyShape,
  positionIdText,
  timeOfDayText,
  zoneText,
} from '../base/scalars.ts'

/** The least and the most of one deposit or withdrawal of a currency. */
export const fundLimitShape = z.object({ least: decimalText, most: decimalText })

/** When money is taken in or paid out, and whether it is now. */
export const fundWindowShape = z.object({
  isOpen: z.boolean(),
  from: timeOfDayText,
  to: timeOfDayText,
  zone: zoneText,
  /** On Monday to Friday, or on the days on which the Korean exchange trades. */
  days: z.enum(['weekdays', 'tradingDays']),
  /** While it is open; missing where it never closes. */
  until: z.optional(instantText),
  /** While it is closed. */
  opensAt: z.optional(instantText),
})

/** Money, or USDT. */
export const paidShape = z.object({
  amount: decimalText,
  unit: z.union([z.literal('USDT'), currencyCode]),
})

/** What may leave of a currency from a moment on, if nothing else happens. */
export const cashDayShape = z.object({
  /** N of D+N, by the days on which the market of the currency trades. Missing for now, and for what settles after D+2. */
  ahead: z.optional(z.int()),
  /** Missing for now. */
  from: z.optional(instantText),
  /** What has settled by then, and not by the day before. */
  settles: moneyShape,
  withdrawable: moneyShape,
})
export type CashDayOnWire = z.output<typeof cashDayShape>

/** A part of what is frozen, and what holds it: an order, a request that is under review, or something of a module's own. */
export const holdShape = z.object({
  ref: z.string(),
  money: moneyShape,
  /** What it contributes to the frozen funds of the account; all holds add up to them. */
  converted: moneyShape,
  order: z.optional(
    z.object({
      position: positionIdText,
      instrument: instrumentIdText,
      /** Missing where it is not listed any more. */
      name: z.optional(localizedShape),
      side: z.enum(sides),
    }),
  ),
  /** Kind of the request, whose id is `ref`. */
  request: z.optional(kindText),
  /** Something of a module's own, by the id under which its screens show it. */
  product: z.optional(z.object({ module: z.string(), id: z.string() })),
})
export type HoldOnWire = z.output<typeof holdShape>

export const networkText = z.enum(['TRC20', 'ERC20'])

/** Which deposits or withdrawals are asked for. */
const requestFilterShape = {
  currency: z.optional(ownCurrency),
  state: z.optional(z.enum(requestStates)),
}

/** A page of deposits or withdrawals; `until` leaves out those that were submitted at it or later. */
export const fundListRequest = z.strictObject({
  ...requestFilterShape,
  until: z.optional(instantText),
  ...listPageShape,
})

export const fundMonthsRequest = z.strictObject({ ...requestFilterShape, zone: zoneText })

/** The months of a zone in which a record has entries, the newest first, with what came and what left in each. */
export const monthsAnswer = z.object({
  months: rowsOf(
    z.object({
      /** Its first day. */
      month: dateText,
      /** The first moment of the month after it. */
      until: instantText,
      entries: z.int(),
      /** By currency, of those of which something came or left for good; neither is negative. */
      sums: list(z.object({ in: moneyShape, out: moneyShape })),
    }),
  ),
})
export type MonthOnWire = z.output<typeof monthsAnswer>['months'][number]

export const ofCurrency = z.strictObject({ currency: ownCurrency })
