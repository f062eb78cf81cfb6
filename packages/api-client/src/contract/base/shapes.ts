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
  code: z.string(),
  name: localizedShape,
  industry: localizedShape,
  currency: currencyCode,
  /** Units in one lot. */
  lotSize: aboveZeroText,
  leverages: list(leverageShape),
  shortable: z.boolean(),
  origin: z.enum(['recorded', 'simulated']),
  listedAt: instantText,
})
export type InstrumentOnWire = z.output<typeof instrumentShape>

export const sessionShape = z.object({
  phase: z.enum(sessionPhases),
  tradingDay: dateText,
  until: instantText,
  dayEnds: instantText,
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
  ticks: filledList(z.object({ from: notBelowZeroText, tick: aboveZeroText })),
  /** Greatest rise, and fall, from the previous close. */
  priceLimit: z.optional(decimalText),
  /** Where the greatest fall is another: of a new listing. */
  fallLimit: z.optional(decimalText),
  settlementDays: z.int(),
  saleLock: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('none') }),
    z.object({ kind: z.literal('days'), days: z.int() }),
    z.object({ kind: z.literal('minutes'), minutes: z.int() }),
  ]),
  charges: chargesShape,
  minimumOpening: decimalText,
})
export type MarketOnWire = z.output<typeof marketShape>

const levels = list(z.object({ price: aboveZeroText, quantity: notBelowZeroText }))
export const bookShape = z.object({ bids: levels, asks: levels })

export const candleShape = z.object({
  time: z.union([dateText, instantText]),
  open: aboveZeroText,
  high: aboveZeroText,
  low: aboveZeroText,
  close: aboveZeroText,
  volume: notBelowZeroText,
  simulated: z.boolean(),
})

export const ledgerAccountShape = z.enum([...memberBuckets, ...brokerAccounts])

/** One movement of money, from one ledger account to another. */
export const ledgerLineShape = z.object({
  sequence: z.int(),
  at: instantText,
  from: ledgerAccountShape,
  to: ledgerAccountShape,
  money: moneyShape,
  /** That of a module is named by the module. */
  reason: z.union([z.enum(postingReasons), kindText]),
  ref: z.string(),
})
export type LedgerLineOnWire = z.output<typeof ledgerLineShape>
