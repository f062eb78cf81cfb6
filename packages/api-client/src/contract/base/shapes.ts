import {
  brokerAccounts,
  instrumentKinds,
  marketIds,
  memberBuckets,
  postingReasons,
  sessionPhases,
} from '@onelot/domain'
import * as z from 'zod/mini'
import {
  aboveZeroText,
  currencyCode,
  dateText,
  decimalText,
  filledList,
  instantText,
  instrumentIdText,
  kindText,
  list,
  localizedShape,
  moneyShape,
  notBelowZeroText,
  zoneText,
} from './scalars.ts'

export const leverageShape = z.literal([1, 2, 5, 10])

/** Income of lent shares: before tax, its tax, and what is left. */
export const lendingIncomeShape = z.object({ gross: moneyShape, tax: moneyShape, net: moneyShape })

export const instrumentShape = z.object({
  id: instrumentIdText,
  market: z.enum(marketIds),
  kind: z.enum(instrumentKinds),
  /** Without the market: what follows the colon of `id`. */
  code: z.string(),
  name: localizedShape,
  /** The industry group. */
  industry: localizedShape,
  currency: currencyCode,
  /** Units in one lot. */
  lotSize: aboveZeroText,
  /** Those that an order may have: 5 is five times the margin. */
  leverages: list(leverageShape),
  shortable: z.boolean(),
  /** Whether its prices happened or are made up. */
  origin: z.enum(['recorded', 'simulated']),
  /** When it is first traded. */
  listedAt: instantText,
})
export type InstrumentOnWire = z.output<typeof instrumentShape>

export const sessionShape = z.object({
  phase: z.enum(sessionPhases),
  /** The trading day that is running, or the next one when closed. */
  tradingDay: dateText,
  /** When the phase ends. */
  until: instantText,
  /** When day orders placed now expire. */
  dayEnds: instantText,
  /** The regular hours of that day, HH:mm in `zone`. */
  hours: z.object({ from: z.string(), to: z.string(), zone: zoneText }),
})
export type SessionOnWire = z.output<typeof sessionShape>

/** Rates are of notional; `minimumCommission` is in the market's currency. */
export const chargesShape = z.object({
  commission: decimalText,
  minimumCommission: decimalText,
  saleTax: decimalText,
})

/** The rules of a market. Rates are of notional: 0.001 is 0.1 percent. */
export const marketShape = z.object({
  id: z.enum(marketIds),
  name: localizedShape,
  currency: currencyCode,
  zone: zoneText,
  /** From each price on, which steps prices have; the lowest first. */
  ticks: filledList(z.object({ from: notBelowZeroText, tick: aboveZeroText })),
  /** Greatest rise, and fall, from the previous close: 0.3 is 30 percent. Absent where there is none. */
  priceLimit: z.optional(decimalText),
  /** Where the greatest fall is another: of a new listing. */
  fallLimit: z.optional(decimalText),
  /** Trading days from a sale until its proceeds may be withdrawn. */
  settlementDays: z.int(),
  saleLock: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('none') }),
    z.object({ kind: z.literal('days'), days: z.int() }),
    z.object({ kind: z.literal('minutes'), minutes: z.int() }),
  ]),
  charges: chargesShape,
  /** Least value of an opening order, in the market's currency. */
  minimumOpening: decimalText,
})
export type MarketOnWire = z.output<typeof marketShape>

const levels = list(z.object({ price: aboveZeroText, quantity: notBelowZeroText }))
/** The best level of each side comes first; quantities are in units. */
export const bookShape = z.object({ bids: levels, asks: levels })

/** Prices of one period, for one unit in the instrument's currency. */
export const candleShape = z.object({
  /** When the period begins: a date where it is a day or longer. */
  time: z.union([dateText, instantText]),
  open: aboveZeroText,
  high: aboveZeroText,
  low: aboveZeroText,
  close: aboveZeroText,
  /** In units. */
  volume: notBelowZeroText,
  simulated: z.boolean(),
})

export const ledgerAccountShape = z.enum([...memberBuckets, ...brokerAccounts])

/** One movement of money, from one ledger account to another. */
export const ledgerLineShape = z.object({
  /** Its number among all lines of the account, from 1 without a gap. */
  sequence: z.int(),
  at: instantText,
  from: ledgerAccountShape,
  to: ledgerAccountShape,
  money: moneyShape,
  /** That of a module is named by the module. */
  reason: z.union([z.enum(postingReasons), kindText]),
  /** Id of what it is about: an order, a request. */
  ref: z.string(),
})
export type LedgerLineOnWire = z.output<typeof ledgerLineShape>
