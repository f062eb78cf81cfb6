import type { Decimal } from '@onelot/domain'

const isNumeric = (text: string): text is `${number}` => /^-?\d+(\.\d+)?$/.test(text)

/** Writes the chart's figures in a locale, from decimals and without rounding through a float. */
export interface Figures {
  readonly price: (value: Decimal) => string
  /** A share count, shortened from ten thousand on: `1.2M`, `120만`. */
  readonly volume: (value: Decimal) => string
  /** A change in per cent, always signed. */
  readonly percent: (value: Decimal) => string
  /** A number of the drawing alone: an average, an axis. */
  readonly drawn: (value: number) => string
  readonly compact: (value: number) => string
}

/** @param pricePlaces Digits after the decimal mark of every price. */
export function figures(locale: string, pricePlaces: number): Figures {
  const places = { minimumFractionDigits: pricePlaces, maximumFractionDigits: pricePlaces }
  const price = new Intl.NumberFormat(locale, places)
  const compact = new Intl.NumberFormat(locale, { notation: 'compact', maximumFractionDigits: 1 })
  const percent = new Intl.NumberFormat(locale, {
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
    signDisplay: 'exceptZero',
  })
  const written = (format: Intl.NumberFormat) => (value: Decimal) =>
    isNumeric(value) ? format.format(value) : value
  const percentText = written(percent)
  return {
    price: written(price),
    volume: written(compact),
    percent: (value) => `${percentText(value).replace('-', '−')}%`,
    drawn: (value) => price.format(value),
    compact: (value) => compact.format(value),
  }
}
