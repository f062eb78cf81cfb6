import type { Decimal } from '@onelot/domain'
import type { Change } from '../format/change.ts'
import { numberFormat, numeric } from '../format/number.ts'

/** Writes the chart's figures in a locale; those of a bar from its exact decimals. */
export interface Figures {
  readonly price: (value: Decimal) => string
  /** A share count, shortened: `1.2M`, `120만`. */
  readonly volume: (value: Decimal) => string
  /** A change in per cent, always signed; a dash where there is none, or no base. */
  readonly change: (change: Change | null) => string
  /** A number of the drawing alone: an average. */
  readonly drawn: (value: number) => string
  /** A number on the axis of volumes. */
  readonly compact: (value: number) => string
}

/**
 * Formatters are made here once, for the legend is written anew with each tick.
 * @param pricePlaces Digits after the decimal mark of every price; what they cut is rounded half up.
 */
export function figures(locale: string, pricePlaces: number): Figures {
  const price = numberFormat(locale, {
    minimumFractionDigits: pricePlaces,
    maximumFractionDigits: pricePlaces,
  })
  const compact = numberFormat(locale, { notation: 'compact', maximumFractionDigits: 1 })
  const percent = numberFormat(locale, {
    style: 'percent',
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
    signDisplay: 'exceptZero',
  })
  return {
    price: (value) => price.format(numeric(value)),
    volume: (value) => compact.format(numeric(value)),
    change: (change) => (change?.rate === undefined ? '–' : percent.format(numeric(change.rate))),
    drawn: (value) => price.format(value),
    compact: (value) => compact.format(value),
  }
}
