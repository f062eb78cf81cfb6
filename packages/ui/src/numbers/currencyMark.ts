import type { Currency, Language } from '@onelot/domain'
import { intlLocale } from '../locales/locale.ts'

/** `Intl` writes the baht as a code in our languages; brokers there write its sign. */
export const currencyDisplay = (currency: Currency): 'narrowSymbol' | 'symbol' =>
  currency === 'THB' ? 'narrowSymbol' : 'symbol'

/** How a reader of `language` sees this currency marked: `₩`, `US$`, `NT$`. Two dollars never share a mark. */
export function currencyMark(currency: Currency, language: Language): string {
  const parts = new Intl.NumberFormat(intlLocale(language), {
    style: 'currency',
    currency,
    currencyDisplay: currencyDisplay(currency),
  }).formatToParts(0n)
  return parts.find((part) => part.type === 'currency')?.value ?? currency
}
