import type { Currency, Language } from '@onelot/domain'
import { intlLocale } from '../locales/locale.ts'

/** How a reader of `language` sees this currency marked: `₩`, `US$`, `NT$`. Two dollars never share a mark. */
export function currencyMark(currency: Currency, language: Language): string {
  const parts = new Intl.NumberFormat(intlLocale(language), { style: 'currency', currency }).formatToParts(0n)
  return parts.find((part) => part.type === 'currency')?.value ?? currency
}
