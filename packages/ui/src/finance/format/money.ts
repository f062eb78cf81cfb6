import { type Currency, type Money, decimal, exact, minorUnits } from '@onelot/domain'
import { currencyDisplay } from '../../numbers/currencyMark.ts'
import { type NumberWriter, type Places, formatNumber, isShort, numberFormat, numeric } from './number.ts'

/** What shows instead of an amount that its owner hides: as long for a million as for nothing. */
export const MASK = '••••'

export interface MoneyStyle {
  /** Shows a plus, too; zero has no sign. */
  readonly signed?: boolean | undefined
  /** Digits after the point where they differ from the currency's minor units: prices below a cent have more. */
  readonly places?: Places | undefined
}

/** A piece of an amount as it is read; the mark is drawn smaller and lighter. */
export interface MoneyPart {
  readonly kind: 'sign' | 'mark' | 'digits'
  readonly text: string
}

const kinds: Partial<Record<Intl.NumberFormatPartTypes, MoneyPart['kind']>> = {
  plusSign: 'sign',
  minusSign: 'sign',
  currency: 'mark',
  literal: 'mark',
}

function formatter(locale: string, currency: Currency, style: MoneyStyle): NumberWriter {
  const places = style.places ?? minorUnits(currency)
  const { least, most } = typeof places === 'number' ? { least: places, most: places } : places
  return numberFormat(locale, {
    style: 'currency',
    currency,
    currencyDisplay: currencyDisplay(currency),
    minimumFractionDigits: least,
    maximumFractionDigits: most,
    signDisplay: style.signed === true ? 'exceptZero' : 'negative',
  })
}

/** The pieces of an amount in the order of the reader's language; neighbours of a kind are joined. */
export function moneyParts(locale: string, value: Money, style: MoneyStyle = {}): readonly MoneyPart[] {
  const parts: MoneyPart[] = []
  for (const { type, value: text } of formatter(locale, value.currency, style).formatToParts(
    numeric(value.amount),
  )) {
    const kind = kinds[type] ?? 'digits'
    const last = parts.at(-1)
    if (last?.kind === kind) parts[parts.length - 1] = { kind, text: last.text + text }
    else parts.push({ kind, text })
  }
  return parts
}

/** Taiwan dollars have cents in accounts, but a text says a whole amount without them: `NT$3,000,000`. */
const placesInText = ({ currency, amount }: Money): Places =>
  currency === 'TWD' && exact(amount).mod('1').eq('0') ? 0 : minorUnits(currency)

/** An amount with its currency mark within a text, every digit exact. */
export const formatMoney = (locale: string, value: Money, style: MoneyStyle = {}): string =>
  formatter(locale, value.currency, { ...style, places: style.places ?? placesInText(value) }).format(
    numeric(value.amount),
  )

/** The currency's mark with a mask behind it, which shows nothing of the amount, not even its sign. */
export const maskedParts = (locale: string, currency: Currency): readonly MoneyPart[] => {
  const shown = moneyParts(locale, { currency, amount: decimal('0') })
  return shown.map((part) => (part.kind === 'digits' ? { kind: 'digits', text: MASK } : part))
}

export const maskedMoney = (locale: string, currency: Currency): string =>
  maskedParts(locale, currency)
    .map(({ text }) => text)
    .join('')

/** A turnover, a market value or an axis in short: `₩1.2B`, `₩12억`; below ten thousand in full, with cents only below a hundred: `$3,025`, `$12.50`. */
export function formatCompactMoney(locale: string, value: Money): string {
  const { currency, amount } = value
  if (!isShort(amount)) {
    const size = exact(amount).abs()
    const isWhole = size.gte('100') || size.mod('1').eq('0')
    return formatMoney(locale, value, { places: isWhole ? 0 : minorUnits(currency) })
  }
  return numberFormat(locale, {
    style: 'currency',
    currency,
    currencyDisplay: currencyDisplay(currency),
    notation: 'compact',
    minimumFractionDigits: 0,
    maximumFractionDigits: 1,
  }).format(numeric(amount))
}

/** Characters for which a seventh of the width has room, sign and separators among them; fewer where the text is large. */
const CELL_CHARACTERS = { usual: 7, few: 5 } as const

/**
 * An amount without its mark, always signed, for a cell of a calendar: exact while it fits, else in short, or where the language has no short
 * form for so little, without its fraction: `+0.05`, `−120.40`, `+1.2K`, `+1,205`. For where the whole amount is read out beside it.
 */
export function formatCellAmount(
  locale: string,
  { currency, amount }: Money,
  room: keyof typeof CELL_CHARACTERS = 'usual',
): string {
  const fits = (text: string) => text.length <= CELL_CHARACTERS[room]
  const whole = formatNumber(locale, amount, { places: minorUnits(currency), signed: true })
  if (fits(whole)) return whole
  const short = (places: number) =>
    numberFormat(locale, {
      notation: 'compact',
      maximumFractionDigits: places,
      signDisplay: 'exceptZero',
    }).formatToParts(numeric(amount))
  const parts = short(1)
  if (!parts.some(({ type }) => type === 'compact'))
    return formatNumber(locale, amount, { places: 0, signed: true })
  const text = textOf(parts)
  return fits(text) ? text : textOf(short(0))
}

const textOf = (parts: readonly Intl.NumberFormatPart[]): string => parts.map(({ value }) => value).join('')
