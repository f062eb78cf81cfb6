import { type Decimal, decimal, exact, roundTo } from '@onelot/domain'
import { numberLocale } from '../../locales/locale.ts'
import { ownMark } from '../../numbers/currencyMark.ts'

/** Digits shown after the point: exactly so many, or between two bounds without trailing zeros. */
export type Places = number | { readonly least: number; readonly most: number }

export interface NumberStyle {
  /** Without it, the digits that the value has. */
  readonly places?: Places | undefined
  /** Signs a rise with a plus too; what shows as zero has no sign. */
  readonly signed?: boolean | undefined
}

type Numeric = `${number}`

/** A decimal is text that `Intl` reads exactly, without a float in between. */
const isNumeric = (value: Decimal): value is Decimal & Numeric => value !== ''

export const numeric = (value: Decimal): Numeric => (isNumeric(value) ? value : '0')

/** Digits after the point that a decimal is written with. */
export const digitsOf = (value: Decimal): number => value.split('.')[1]?.length ?? 0

function fractionDigits(value: Decimal, places: Places | undefined): { least: number; most: number } {
  if (places === undefined) return { least: digitsOf(value), most: digitsOf(value) }
  return typeof places === 'number' ? { least: places, most: places } : places
}

/** Writes numbers, those below zero with the true minus: as wide as the plus, so that columns of changes keep their line. */
export interface NumberWriter {
  format: (value: number | Numeric) => string
  formatToParts: (value: number | Numeric) => readonly Intl.NumberFormatPart[]
}

/** `Intl` writes a hyphen in our locales. */
const trueMinus = (text: string): string => text.replaceAll('-', '−')

const formatters = new Map<string, NumberWriter>()

/** Formatters are expensive to make and used on each tick, so each is made once. Four digits are grouped in short too: `1,967.3억`. */
export function numberFormat(locale: string, options: Intl.NumberFormatOptions): NumberWriter {
  const key = `${locale} ${JSON.stringify(options)}`
  const known = formatters.get(key)
  if (known !== undefined) return known
  const made = new Intl.NumberFormat(numberLocale(locale), { useGrouping: true, ...options })
  const formatToParts: NumberWriter['formatToParts'] = (value) =>
    made.formatToParts(value).map((part) => ({
      ...part,
      value: part.type === 'currency' ? ownMark(options.currency, part.value) : trueMinus(part.value),
    }))
  const writer: NumberWriter = {
    format: (value) =>
      options.currency === undefined
        ? trueMinus(made.format(value))
        : formatToParts(value)
            .map((part) => part.value)
            .join(''),
    formatToParts,
  }
  formatters.set(key, writer)
  return writer
}

/** A quantity or a price in the reader's separators, every digit exact; what `places` cuts is rounded half up. */
export function formatNumber(locale: string, value: Decimal, style: NumberStyle = {}): string {
  const { least, most } = fractionDigits(value, style.places)
  return numberFormat(locale, {
    minimumFractionDigits: least,
    maximumFractionDigits: most,
    signDisplay: style.signed === true ? 'exceptZero' : 'negative',
  }).format(numeric(roundTo(exact(value), most, 'halfUp')))
}

/** A rate (`0.0123`) as `+1.23%`. */
export function formatPercent(
  locale: string,
  rate: Decimal,
  { places = 2, signed = false }: { readonly places?: Places; readonly signed?: boolean } = {},
): string {
  const { least, most } = fractionDigits(rate, places)
  return numberFormat(locale, {
    style: 'percent',
    minimumFractionDigits: least,
    maximumFractionDigits: most,
    signDisplay: signed ? 'exceptZero' : 'negative',
  }).format(numeric(rate))
}

/** From here on a count is written in short. */
const SHORT_FROM = '10000'
export const isShort = (value: Decimal): boolean =>
  exact(value).cmp(SHORT_FROM) >= 0 || exact(value).cmp(`-${SHORT_FROM}`) <= 0

/** A large count in short: `1.2M`, `120만`, `120萬`; a small one in full: `3,025`. For volumes; of the reader's own money only where the whole amount is read out beside it. */
export const formatCompact = (
  locale: string,
  value: Decimal,
  style: { readonly signed?: boolean } = {},
): string => compactWriter(locale, isShort(value), style).format(numeric(value))

const compactWriter = (
  locale: string,
  short: boolean,
  { signed = false, least = 0 }: { readonly signed?: boolean; readonly least?: number },
): NumberWriter =>
  numberFormat(locale, {
    notation: short ? 'compact' : 'standard',
    minimumFractionDigits: short ? least : 0,
    maximumFractionDigits: 1,
    signDisplay: signed ? 'exceptZero' : 'negative',
  })

/** The mark of a count in short: `K`, `만`; none where it has no unit. */
const unitOf = (locale: string, value: Decimal): string | undefined =>
  compactWriter(locale, true, {})
    .formatToParts(numeric(value))
    .find(({ type }) => type === 'compact')?.value

/** Whether a count has the unit from which a language writes in short: a thousand in English, no less than ten thousand in Korean and Chinese. */
const hasFirstUnit = (locale: string, value: Decimal): boolean =>
  isShort(value) || unitOf(locale, value) === unitOf(locale, decimal(SHORT_FROM))

/**
 * Large counts that stand over each other: all in short where one of them is as by `formatCompact`, down to the first unit of the language,
 * and with a digit after the point where one of them has it.
 */
export function formatCompactColumn(
  locale: string,
  values: readonly Decimal[],
  style: { readonly signed?: boolean } = {},
): readonly string[] {
  const large = values.some(isShort)
  const short = (value: Decimal) => large && hasFirstUnit(locale, value)
  const hasFraction = (value: Decimal) =>
    compactWriter(locale, short(value), style)
      .formatToParts(numeric(value))
      .some(({ type }) => type === 'fraction')
  const least = values.some(hasFraction) ? 1 : 0
  return values.map((value) =>
    compactWriter(locale, short(value), { ...style, least }).format(numeric(value)),
  )
}
