import { type Decimal, isDecimal } from '@onelot/domain'
import * as z from 'zod/mini'

/** A price that the reader has drawn across the chart of a listing. */
export interface DrawnLine {
  /** Begins as no order and no position does. */
  readonly id: string
  /** In the instrument's currency. */
  readonly price: Decimal
  /** What the reader calls it; empty where nothing. */
  readonly note: string
}

/** More would hide the prices. */
export const MOST_DRAWN_LINES = 10
export const MOST_NOTE_CHARACTERS = 20

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

const PREFIX = 'drawn-'
export const isDrawn = ({ id }: { readonly id: string }): boolean => id.startsWith(PREFIX)

const lineSchema = z.object({ id: z.string(), price: z.string(), note: z.string() })

/** The lines that were kept; none where something else was. */
export function drawnLinesOf(kept: unknown): readonly DrawnLine[] {
  if (!Array.isArray(kept)) return []
  return kept.flatMap((line) => {
    const { data } = lineSchema.safeParse(line)
    return data !== undefined && isDecimal(data.price) ? [{ ...data, price: data.price }] : []
  })
}

/** With one more at a price, under a number that none has. */
export function withLineAt(lines: readonly DrawnLine[], price: Decimal): readonly DrawnLine[] {
  const numbers = lines.map(({ id }) => Number(id.slice(PREFIX.length)))
  return [...lines, { id: `${PREFIX}${String(Math.max(0, ...numbers) + 1)}`, price, note: '' }]
}

/** With one of them changed. */
export const withLine = (
  lines: readonly DrawnLine[],
  changed: Pick<DrawnLine, 'id'> & Partial<DrawnLine>,
): readonly DrawnLine[] => lines.map((line) => (line.id === changed.id ? { ...line, ...changed } : line))

export const withoutLine = (lines: readonly DrawnLine[], id: string): readonly DrawnLine[] =>
  lines.filter((line) => line.id !== id)
