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

/** What a site says of a currency that ISO 4217 does not know, or whose amounts the site counts otherwise. */
export interface CurrencyDetails {
  readonly code: Currency
  /** Digits after the point that an amount may have. */
  readonly minorUnits: number
  /** Marks an amount; undefined where the reader's language has a mark. */
  readonly symbol: string | undefined
}

/** Of the site that is shown. */
const ofSite = new Map<Currency, CurrencyDetails>()

/** Amounts of these are counted and marked as the site says, and of no others that a site named before. Our own stay as they are. */
export function setSiteCurrencies(details: readonly CurrencyDetails[]): void {
  ofSite.clear()
  for (const one of details) if (!isOwnCurrency(one.code)) ofSite.set(one.code, one)
}

/** Whether it is one of ours, or of the site. */
export const isKnownCurrency = (code: string): code is Currency =>
  own.has(code) || ofSite.has(currencyOf(code))

/** The mark in place of that of the reader's language, for which `Intl` has a bare `$` of the Taiwan dollar in Taiwan's own; undefined where that shows. */
export const statedSymbol = (currency: Currency): string | undefined =>
  currency === 'TWD' ? 'NT$' : ofSite.get(currency)?.symbol

/** Those of ISO 4217 whose amounts have another number of digits after the point than two. */
const digitsOf = new Map<string, number>(
  Object.entries({
    0: 'BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX UYI VND VUV XAF XOF XPF',
    3: 'BHD IQD JOD KWD LYD OMR TND',
    4: 'CLF UYW',
  }).flatMap(([digits, codes]) => codes.split(' ').map((code) => [code, Number(digits)] as const)),
)

/** Digits after the point by ISO 4217; two where the code is not in it. */
export const standardUnits = (code: string): number => digitsOf.get(code) ?? 2

/** Digits after the point that an amount of this currency may have (docs/rules/money.md). */
export const minorUnits = (currency: Currency): number =>
  ofSite.get(currency)?.minorUnits ?? standardUnits(currency)
