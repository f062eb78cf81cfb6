import { type Currency, type Language, currencyOf, statedSymbol } from '@onelot/domain'
import { intlLocale, numberLocale } from '../locales/locale.ts'

/** `Intl` writes the baht as a code in our languages; brokers there write its sign. */
export const currencyDisplay = (currency: Currency): 'narrowSymbol' | 'symbol' =>
  currency === 'THB' ? 'narrowSymbol' : 'symbol'

/** In place of the mark that `Intl` writes, where another one is stated. */
export const ownMark = (currency: string | undefined, mark: string): string =>
  (currency === undefined ? undefined : statedSymbol(currencyOf(currency))) ?? mark

/** How a reader of `language` sees this currency marked: `₩`, `US$`, `NT$`. Two dollars never share a mark. */
export function currencyMark(currency: Currency, language: Language): string {
  const parts = new Intl.NumberFormat(numberLocale(intlLocale(language)), {
    style: 'currency',
    currency,
    currencyDisplay: currencyDisplay(currency),
  }).formatToParts(0n)
  return ownMark(currency, parts.find((part) => part.type === 'currency')?.value ?? currency)
}
