import type { Decimal } from '@onelot/domain'
import type { Change } from '../format/change.ts'
import { formatCompact, formatNumber, formatPercent, numberFormat } from '../format/number.ts'

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

/** @param pricePlaces Digits after the decimal mark of every price. */
export function figures(locale: string, pricePlaces: number): Figures {
  const price = numberFormat(locale, {
    minimumFractionDigits: pricePlaces,
    maximumFractionDigits: pricePlaces,
  })
  const compact = numberFormat(locale, { notation: 'compact', maximumFractionDigits: 1 })
  return {
    price: (value) => formatNumber(locale, value, { places: pricePlaces }),
    volume: (value) => formatCompact(locale, value),
    change: (change) =>
      change?.rate === undefined ? '–' : formatPercent(locale, change.rate, { signed: true }),
    drawn: (value) => price.format(value),
    compact: (value) => compact.format(value),
  }
}
