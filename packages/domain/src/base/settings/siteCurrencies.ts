import { type CurrencyDetails, currencyOf, isOwnCurrency, standardUnits } from '../money/currency.ts'

/** A code; and how many digits its amounts may have after the point, and how they are marked, where ISO 4217 does not say it. */
const form = /^([A-Z]{3})(?: (\d{1,2})(?: (\S{1,4}))?)?$/

/** More digits after the point no currency has. */
export const MOST_DIGITS = 8

/** The currencies that a site names, undefined where the text is none of this form, names one twice, or has other digits for one of ours: `SGD, USD, XBT 8 ₿`. */
export function siteCurrenciesOf(text: string): readonly CurrencyDetails[] | undefined {
  const facts = new Map<string, CurrencyDetails>()
  for (const entry of text.split(',')) {
    const [, code, digits, symbol] = form.exec(entry.trim()) ?? []
    if (code === undefined || facts.has(code)) return undefined
    const currency = currencyOf(code)
    const units = digits === undefined ? standardUnits(code) : Number(digits)
    if (units > MOST_DIGITS || (digits !== undefined && isOwnCurrency(code))) return undefined
    facts.set(code, { code: currency, minorUnits: units, symbol })
  }
  return [...facts.values()]
}
