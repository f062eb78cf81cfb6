import type { Language } from '@onelot/domain'
import type { WireRefusal } from '../envelope/envelope.ts'
import type { CatalogueTexts } from './catalogue.ts'
import { foreignText } from './foreignText.ts'
import { amountText, countText, instantTextIn, rangeText, unitText, windowText } from './format.ts'

/**
 * The refusal in words: its text of the catalogue filled with amounts, windows, counts and moments as the language writes them; a message
 * outside the catalogue as it came.
 * @param timeZone The reader's own by default.
 */
export function errorText(
  refusal: WireRefusal,
  language: Language,
  texts: CatalogueTexts,
  timeZone?: string,
): string {
  if (refusal.code === undefined) return foreignText(refusal.text, language)
  const values = valuesOf(refusal, language, timeZone)
  return fill(texts.refusals[refusal.code], values)
}

export const fill = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replaceAll(/\{(\w+)\}/g, (placeholder, name: string) => values[name] ?? placeholder)

type CatalogueRefusal = Exclude<WireRefusal, { readonly code: undefined }>

function valuesOf(
  { params }: CatalogueRefusal,
  language: Language,
  timeZone: string | undefined,
): Readonly<Record<string, string>> {
  if ('amount' in params) return { amount: amountText(params.amount, params.currency, language) }
  if ('low' in params) {
    const [low, high] = [params.low, params.high].map((price) => amountText(price, params.currency, language))
    return { range: rangeText(low ?? '', high ?? '', language) }
  }
  if ('to' in params) return { window: windowText(params, language) }
  if ('from' in params) return { from: instantTextIn(params.from, language, timeZone) }
  if ('until' in params) return { until: instantTextIn(params.until, language, timeZone) }
  if ('count' in params) return { count: countText(params.count, language) }
  if ('days' in params) return { days: unitText(params.days, 'day', language) }
  if ('minutes' in params) return { minutes: unitText(params.minutes, 'minute', language) }
  if ('shares' in params) return { shares: countText(params.shares, language) }
  return {}
}
