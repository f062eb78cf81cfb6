import { type Currency, type Language, currencyOf, statedSymbol } from '@onelot/domain'
import { intlLocale, numberLocale } from '../locales/locale.ts'

/** `Intl` writes the baht as a code in our languages; brokers there write its sign. */
export const currencyDisplay = (currency: Currency): 'narrowSymbol' | 'symbol' =>
  currency === 'THB' ? 'narrowSymbol' : 'symbol'

/** `Intl` writes the Taiwan dollar as a bare `$` in Taiwan's own locale, where a US dollar may stand beside it; a site states the marks of its own. */
export function ownMark(currency: string | undefined, mark: string): string {
  if (currency === undefined) return mark
  return currency === 'TWD' ? 'NT$' : (statedSymbol(currencyOf(currency)) ?? mark)
}

/** How a reader of `language` sees this currency marked: `₩`, `US$`, `NT$`. Two dollars never share a mark. */
export function currencyMark(currency: Currency, language: Language): string {
  const parts = new Intl.NumberFormat(numberLocale(intlLocale(language)), {
    style: 'currency',
    currency,
    currencyDisplay: currencyDisplay(currency),
  }).formatToParts(0n)
  return ownMark(currency, parts.find((part) => part.type === 'currency')?.value ?? currency)
}
