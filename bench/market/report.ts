import {
  type LikenessFigure,
  boundsText,
  compared,
  isKept,
} from '../../apps/mock-api/src/market/testing/figure.ts'
import { markdownTable } from '../table.ts'

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

export const table = (figures: readonly LikenessFigure[]): string => markdownTable(head, figures.map(cells))

/** A run that measured nothing meets no bound. */
export const allKept = (figures: readonly LikenessFigure[]): boolean =>
  figures.some(({ bounds }) => bounds !== undefined) && figures.every(isKept)
