import type { Language } from '@onelot/domain'
import { rangeText } from './format.ts'
import { guardHan } from './hanGuard.ts'

const timeOfDay = String.raw`(?:[01]?\d|2[0-4]):[0-5]\d(?::[0-5]\d)?`
const timeWindow = new RegExp(
  String.raw`(?<![\d:])(${timeOfDay})\s*(?:-|–|—|~|～|〜|到|至|to)\s*(${timeOfDay})(?![\d:])`,
  'gu',
)

/** Four digits and more that are a number of their own: not a date, a clock, a phone or order number, nor digits that are grouped already. */
const longNumber =
  /(?<![\p{L}\p{N}_.,:/+#-])([1-9]\d{3,14})(?=(?:\.\d+)?(?![\p{N}_:/#-]|[.,]\d|[A-Za-z年년]))/gu

const grouped = (digits: string): string => digits.replaceAll(/\B(?=(?:\d{3})+$)/g, ',')

/**
 * A server's message outside the catalogue as it came, but for its time windows as ranges, separators in its numbers, and the Han guard.
 */
export function foreignText(text: string, language: Language): string {
  const ranges = text.replaceAll(timeWindow, (_, from: string, to: string) => rangeText(from, to, language))
  return guardHan(ranges.replaceAll(longNumber, grouped), language)
}
