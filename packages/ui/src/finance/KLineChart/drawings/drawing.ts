import type { Decimal, Instant } from '@onelot/domain'
import { chartLines } from '../../../tokens/chartLines.ts'
import type { ThemeName } from '../../../tokens/axes.ts'

/** None of them belongs to the market; in the order of `chartLines`. */
export const drawingColours = ['violet', 'amber', 'grey', 'plum'] as const
export type DrawingColour = (typeof drawingColours)[number]

export const colourOfDrawing = (colour: DrawingColour, theme: ThemeName): string =>
  chartLines[theme][drawingColours.indexOf(colour)] ?? chartLines[theme][0]

/** A moment and a price, so that it stays where it is in each period and at each zoom. */
export interface DrawnPoint {
  readonly at: Instant
  /** In the instrument's currency. */
  readonly price: Decimal
}

interface Drawn {
  readonly id: string
  /** Its accessible name, and of a text what it says. */
  readonly label: string
  readonly colour: DrawingColour
}

/** What a reader draws over the prices, beside horizontal lines, which are a `PriceLevel`. */
export type ChartDrawing =
  | (Drawn & {
      readonly kind: 'trend'
      readonly points: readonly [DrawnPoint, DrawnPoint]
      /** Written beside its second end. */
      readonly note: string
    })
  | (Drawn & { readonly kind: 'text'; readonly points: readonly [DrawnPoint] })

export type DrawingTool = ChartDrawing['kind']

/** The points of a drawing: one of a text, two of a trend line. */
export type DrawingPoints = ChartDrawing['points']

/** Drawings of the reader's own, and what they do with them. Keep the same object while nothing of it changes. */
export interface ChartDrawings {
  readonly shown: readonly ChartDrawing[]
  /** What a finger draws on the chart now; undefined while it pans. */
  readonly tool: DrawingTool | undefined
  /** The id of the drawing whose points a finger moves. */
  readonly selected: string | undefined
  readonly onSelect: (selection: { readonly id: string | undefined }) => void
  /** As many points as the tool has. */
  readonly onDraw: (drawn: { readonly points: DrawingPoints }) => void
  /** A point was moved: it holds at once. */
  readonly onMove: (moved: { readonly id: string; readonly points: DrawingPoints }) => void
  /** The selected drawing was pressed: show what may be changed of it. */
  readonly onPress: (pressed: { readonly id: string }) => void
  /** The reader draws nothing after all. */
  readonly onCancel: () => void
}

/** With one of the points replaced. */
export function withPoint(points: DrawingPoints, index: number, point: DrawnPoint): DrawingPoints {
  const [first, second] = points
  if (second === undefined) return [point]
  return index === 0 ? [point, second] : [first, point]
}
