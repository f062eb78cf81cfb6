import {
  type LikenessFigure,
  boundsText,
  compared,
  isKept,
} from '../../apps/mock-api/src/market/testing/figure.ts'

const head = ['', 'figure', 'measured', 'reference', 'times', 'limit', 'kept']

const shown = (value: number): string => (Math.abs(value) < 100 ? value.toFixed(3) : value.toFixed(1))

function cells(figure: LikenessFigure): readonly string[] {
  const { of, name, measured, reference, bounds } = figure
  return [
    of,
    name,
    shown(measured),
    reference === undefined ? '' : shown(reference),
    reference === undefined ? '' : shown(compared(figure)),
    boundsText(figure),
    bounds === undefined ? '' : isKept(figure) ? 'yes' : 'NO',
  ]
}

export function table(figures: readonly LikenessFigure[]): string {
  const lines = figures.map(cells)
  const widths = head.map((title, column) =>
    Math.max(title.length, ...lines.map((line) => line[column]?.length ?? 0)),
  )
  const text = (line: readonly string[]): string =>
    `| ${line.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`
  const rule = `|${widths.map((width) => '-'.repeat(width + 2)).join('|')}|`
  return [text(head), rule, ...lines.map(text)].join('\n')
}

/** A run that measured nothing keeps nothing. */
export const allKept = (figures: readonly LikenessFigure[]): boolean =>
  figures.some(({ bounds }) => bounds !== undefined) && figures.every(isKept)
