import { type Decimal, type Instant, instant, isDecimal } from '@onelot/domain'
import type { DrawingColour, DrawnPoint } from '@onelot/ui/kline'
import * as z from 'zod/mini'
import { DRAWN_PREFIX } from './drawnName.ts'
import type { PricesOf } from './drawnPrices.ts'

interface Drawn {
  /** Begins as no order and no position does. */
  readonly id: string
  /** What the reader calls it; empty where nothing. Of a text what it says. */
  readonly note: string
  readonly colour: DrawingColour
  /** Absent in drawings that were kept before charts were adjusted: of which day their prices are is unknown. */
  readonly pricesOf?: PricesOf | undefined
}

/** What the reader has drawn on the chart of a listing: a price across it, a line between two points, or a text at one. */
export type Drawing =
  | (Drawn & {
      readonly kind: 'line'
      /** In the instrument's currency. */
      readonly price: Decimal
    })
  | (Drawn & { readonly kind: 'trend'; readonly points: readonly [DrawnPoint, DrawnPoint] })
  | (Drawn & { readonly kind: 'text'; readonly points: readonly [DrawnPoint] })

type WithoutId<Any> = Any extends unknown ? Omit<Any, 'id'> : never
/** One that is not on the chart yet. */
export type NewDrawing = WithoutId<Drawing>
export type DrawingKind = Drawing['kind']

/** Of each kind: more would hide the prices. */
export const MOST_DRAWINGS = 10
export const MOST_NOTE_CHARACTERS = 20
export const MOST_TEXT_CHARACTERS = 60

/** The tag on the price axis has room for so much beside the candles. */
const MOST_TAG_CHARACTERS = 8

/** A name as the line's tag has it. */
export function tagOf(name: string): string {
  const characters = Array.from(new Intl.Segmenter('und').segment(name), ({ segment }) => segment)
  if (characters.length <= MOST_TAG_CHARACTERS) return name
  return `${characters
    .slice(0, MOST_TAG_CHARACTERS - 1)
    .join('')
    .trimEnd()}…`
}

const isMoment = (text: string): text is Instant =>
  !Number.isNaN(Date.parse(text)) && instant(Date.parse(text)) === text

const isPricesOf = (text: string | undefined): text is PricesOf | undefined =>
  text === undefined || text === 'traded' || isMoment(`${text}T00:00:00.000Z`)

const pointSchema = z.object({ at: z.string(), price: z.string() })
const drawingSchema = z.object({
  id: z.string(),
  note: z.string(),
  /** Lines were kept before there was anything else, and had no choice of colours. */
  kind: z.optional(z.enum(['line', 'trend', 'text'])),
  colour: z.optional(z.enum(['violet', 'amber', 'grey', 'plum'] satisfies DrawingColour[])),
  pricesOf: z.optional(z.string()),
  price: z.optional(z.string()),
  points: z.optional(z.array(pointSchema)),
})

function drawingOf(kept: unknown): Drawing | undefined {
  const { data } = drawingSchema.safeParse(kept)
  if (data === undefined) return undefined
  const { id, note, kind = 'line', colour = 'grey', pricesOf, price, points = [] } = data
  if (!isPricesOf(pricesOf)) return undefined
  const named = { id, note, colour, pricesOf }
  const [first, second, ...others] = points.flatMap(({ at, price: ofPoint }) =>
    isMoment(at) && isDecimal(ofPoint) ? [{ at, price: ofPoint }] : [],
  )
  if (kind === 'line') return price !== undefined && isDecimal(price) ? { kind, ...named, price } : undefined
  if (first === undefined || others.length > 0) return undefined
  if (kind === 'text') return second === undefined ? { kind, ...named, points: [first] } : undefined
  return second === undefined ? undefined : { kind, ...named, points: [first, second] }
}

/** The drawings that were kept; none where something else was. */
export const drawingsOf = (kept: unknown): readonly Drawing[] =>
  Array.isArray(kept) ? kept.flatMap((one) => drawingOf(one) ?? []) : []

/** With one more, under a number that none has. */
export function withDrawing(drawings: readonly Drawing[], added: NewDrawing): readonly Drawing[] {
  const numbers = drawings.map(({ id }) => Number(id.slice(DRAWN_PREFIX.length)))
  return [...drawings, { ...added, id: `${DRAWN_PREFIX}${String(Math.max(0, ...numbers) + 1)}` }]
}

/** With one of them changed. */
export const withChanged = (drawings: readonly Drawing[], changed: Drawing): readonly Drawing[] =>
  drawings.map((one) => (one.id === changed.id ? changed : one))

export const withoutDrawing = (drawings: readonly Drawing[], id: string): readonly Drawing[] =>
  drawings.filter((one) => one.id !== id)

/** Whether one more of a kind may be drawn. */
export const mayAdd = (drawings: readonly Drawing[], kind: DrawingKind): boolean =>
  drawings.filter((one) => one.kind === kind).length < MOST_DRAWINGS
