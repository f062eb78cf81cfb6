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

export function table(figures: readonly Figure[]): string {
  const head = ['figure', 'measured', 'limit', 'kept']
  const lines = figures.map((figure) => [figure.name, figure.measured, figure.limit, verdict(figure)])
  const widths = head.map((title, column) =>
    Math.max(title.length, ...lines.map((line) => line[column]?.length ?? 0)),
  )
  const text = (line: readonly string[]): string =>
    `| ${line.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`
  const rule = `|${widths.map((width) => '-'.repeat(width + 2)).join('|')}|`
  return [text(head), rule, ...lines.map(text)].join('\n')
}

/** A run that measured nothing keeps nothing. */
export const allKept = (figures: readonly Figure[]): boolean =>
  figures.some(({ limit }) => limit !== '') && !figures.some(({ kept }) => !kept)
