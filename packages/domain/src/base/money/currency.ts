import type { Brand } from '../brandedType.ts'

/** Those of this product, in the order in which they are shown. A back end may have others (docs/backend.md). */
export const currencies = ['CNY', 'TWD', 'HKD', 'USD', 'THB', 'JPY', 'VND', 'MYR', 'KRW'] as const
export type OwnCurrency = (typeof currencies)[number]

/** A code of three capital letters that is none of this product's. */
export type OtherCurrency = Brand<string, 'Currency'>
export type Currency = OwnCurrency | OtherCurrency

const own: ReadonlySet<string> = new Set(currencies)

export const isOwnCurrency = (code: string): code is OwnCurrency => own.has(code)

/** Brands a code that comes from a parsed answer, or from a key. */
export const currencyOf = (code: string): Currency => code as Currency

/** What a site says of a currency that ISO 4217 does not know, or that it counts otherwise. */
export interface CurrencyFacts {
  readonly code: Currency
  /** Digits after the point that an amount may have. */
  readonly minorUnits: number
  /** Marks an amount; undefined where the reader's language has a mark. */
  readonly symbol: string | undefined
}

const stated = new Map<Currency, CurrencyFacts>()

/** From now on amounts of these are counted and marked so; this product's own stay as they are. */
export function stateCurrencies(facts: readonly CurrencyFacts[]): void {
  for (const one of facts) if (!isOwnCurrency(one.code)) stated.set(one.code, one)
}

/** Whether amounts may be asked for in it here. */
export const isKnownCurrency = (code: string): boolean => own.has(code) || stated.has(currencyOf(code))

/** The mark that a site states; undefined where it states none, and the reader's language has its own. */
export const statedSymbol = (currency: Currency): string | undefined => stated.get(currency)?.symbol

const withoutMinorUnits: readonly Currency[] = ['KRW', 'JPY', 'VND']

/** By ISO 4217, as every runtime has it; two where the code is not in it. */
const standard = new Map<Currency, number>()

function standardUnits(currency: OtherCurrency): number {
  const known = standard.get(currency)
  if (known !== undefined) return known
  const { maximumFractionDigits = 2 } = new Intl.NumberFormat('en', {
    style: 'currency',
    currency,
  }).resolvedOptions()
  standard.set(currency, maximumFractionDigits)
  return maximumFractionDigits
}

/** Digits after the point that an amount of this currency may have (docs/rules/money.md). */
export function minorUnits(currency: Currency): number {
  if (isOwnCurrency(currency)) return withoutMinorUnits.includes(currency) ? 0 : 2
  return stated.get(currency)?.minorUnits ?? standardUnits(currency)
}
