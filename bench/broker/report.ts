import { markdownTable } from '../table.ts'

/** One figure with its limit, as the table shows it. */
export interface Figure {
  readonly name: string
  readonly measured: string
  readonly limit: string
  readonly kept: boolean
}

interface Shown {
  /** Follows the value, with the space before it. */
  readonly unit?: string
  /** @defaultValue 2 */
  readonly fractionDigits?: number
  /** What the value comes from. */
  readonly detail?: string
}

const measuredAs = (value: number, { unit = '', fractionDigits = 2, detail }: Shown): string =>
  `${value.toFixed(fractionDigits)}${unit}${detail === undefined ? '' : ` (${detail})`}`

/** A measured value that may be at most `limit`. What could not be measured is not kept. */
export const atMost = (name: string, value: number, limit: number, shown: Shown = {}): Figure => ({
  name,
  measured: measuredAs(value, shown),
  limit: `at most ${String(limit)}${shown.unit ?? ''}`,
  kept: value <= limit,
})

/** A measured value that must be at least `limit`. */
export const atLeast = (name: string, value: number, limit: number, shown: Shown = {}): Figure => ({
  name,
  measured: measuredAs(value, shown),
  limit: `at least ${String(limit)}${shown.unit ?? ''}`,
  kept: value >= limit,
})

/** A value that is printed and has no limit. */
export const info = (name: string, measured: string): Figure => ({ name, measured, limit: '', kept: true })

const verdict = ({ limit, kept }: Figure): string => (limit === '' ? '' : kept ? 'yes' : 'NO')

/** A figure in one line. */
export const line = ({ name, measured, limit, kept }: Figure): string =>
  [`${name}: ${measured}`, ...(limit === '' ? [] : [`${limit}, ${kept ? 'kept' : 'NOT KEPT'}`])].join('; ')

export const table = (figures: readonly Figure[]): string =>
  markdownTable(
    ['figure', 'measured', 'limit', 'kept'],
    figures.map((figure) => [figure.name, figure.measured, figure.limit, verdict(figure)]),
  )

/** A run that measured nothing meets no limit. */
export const allKept = (figures: readonly Figure[]): boolean =>
  figures.some(({ limit }) => limit !== '') && !figures.some(({ kept }) => !kept)
