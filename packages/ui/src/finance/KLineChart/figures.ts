import { type Decimal, decimal, exact, toDecimal } from '@onelot/domain'
import type { Change } from '../format/change.ts'
import { formatCompact, formatNumber, numberFormat, numeric } from '../format/number.ts'
import { type PriceScale, averagePlaces, shownPrice } from '../format/price.ts'

/** Writes the chart's figures in a locale; those of a bar from its exact decimals. */
export interface Figures {
  readonly price: (value: Decimal) => string
  /** What was paid, off the tick. */
  readonly average: (value: Decimal) => string
  /** A number of shares, a large one shortened: `3,025`, `1.2M`, `120만`. */
  readonly volume: (value: Decimal) => string
  /** A change in per cent, always signed; a dash where there is none, or no base. */
  readonly change: (change: Change | null) => string
  /** A price of the drawing alone: a moving average, a label of the axis. A dash where the axis has no scale yet. */
  readonly drawn: (value: number) => string
  /** The price that a number of the drawing is shown as, a number again. */
  readonly onTick: (value: number) => number
  /** A difference of two prices, which has no tick of its own. */
  readonly gap: (value: number, fractionDigits: number) => string
  /** A number on the axis of volumes. */
  readonly compact: (value: number) => string
}

/** Finer than any tick, and coarser than what a float gets wrong. */
const DRAWN_DIGITS = 10

/** How a chart writes prices. */
export interface ChartScale {
  /** The ticks of every price, average and label. */
  readonly ticks: NonNullable<PriceScale['ticks']>
  /** Digits after the decimal mark that every price has. */
  readonly leastDigits: number
}

/** One tick of that many digits for all prices, where no table is known. */
export const evenTicks = (digits: number): ChartScale['ticks'] => [
  { from: decimal('0'), tick: decimal(digits === 0 ? '1' : `0.${'1'.padStart(digits, '0')}`) },
]

/** Digits of the price that a chart measures its axis by. */
export const digitsAt = ({ ticks, leastDigits }: ChartScale, price: Decimal | undefined): number =>
  price === undefined ? leastDigits : shownPrice(price, ticks, leastDigits).fractionDigits

export const sameScale = (a: ChartScale, b: ChartScale): boolean =>
  a.leastDigits === b.leastDigits &&
  a.ticks.length === b.ticks.length &&
  a.ticks.every(({ from, tick }, row) => from === b.ticks[row]?.from && tick === b.ticks[row].tick)

/** From here on a number writes itself with an exponent. */
export const WITH_EXPONENT = 1e21

const ofDrawing = (value: number): Decimal =>
  Math.abs(value) < WITH_EXPONENT ? decimal(value.toFixed(DRAWN_DIGITS)) : toDecimal(exact(String(value)))

/** What a chart writes in a frame and the next are mostly the same numbers: those of the axis, above all. */
const MOST_WRITTEN = 500

function rememberWritten<Value>(write: (value: Value) => string): (value: Value) => string {
  const written = new Map<Value, string>()
  return (value) => {
    const known = written.get(value)
    if (known !== undefined) return known
    if (written.size >= MOST_WRITTEN) written.clear()
    const text = write(value)
    written.set(value, text)
    return text
  }
}

/** Formatters are made here once, for the legend is written anew with each tick. */
export function figures(locale: string, { ticks, leastDigits }: ChartScale): Figures {
  const price = rememberWritten((value: Decimal) => {
    const { amount, fractionDigits } = shownPrice(value, ticks, leastDigits)
    return formatNumber(locale, amount, { places: fractionDigits })
  })
  const compact = numberFormat(locale, { notation: 'compact', maximumFractionDigits: 1 })
  const percent = numberFormat(locale, {
    style: 'percent',
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
    signDisplay: 'exceptZero',
  })
  return {
    price,
    average: (value) => formatNumber(locale, value, { places: averagePlaces(value, ticks, leastDigits) }),
    volume: (value) => formatCompact(locale, value),
    change: (change) => (change?.rate === undefined ? '–' : percent.format(numeric(change.rate))),
    drawn: rememberWritten((value: number) => (Number.isFinite(value) ? price(ofDrawing(value)) : '–')),
    gap: (value, places) => formatNumber(locale, ofDrawing(value), { places }),
    onTick: (value) => Number(shownPrice(ofDrawing(value), ticks, leastDigits).amount),
    compact: (value) => compact.format(value),
  }
}
