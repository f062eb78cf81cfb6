import type { Cursor, LedgerLineOnWire } from '@onelot/api-client'
import {
  type Instant,
  type Posting,
  type Refusal,
  type Result,
  type StreamId,
  invalid,
  no,
  ok,
} from '@onelot/domain'
import type { Found, RowFilter } from '../store/lists.ts'
import type { Store } from '../store/port.ts'
import { compareText } from '../store/textOrder.ts'

/** What a request says of the page that it wants. */
export interface ListAsked {
  readonly after?: Cursor | undefined
  readonly pageSize: number
}
export interface ListPage<Item> {
  readonly rows: readonly Item[]
  /** Counts all pages. */
  readonly total: number
  /** Absent on the last page. */
  readonly next?: Cursor | undefined
}
type Paged<Item> = Result<ListPage<Item>, Refusal<'VALIDATION'>>

/** How a list is ordered: by the parts of each item's slot, of which each goes up or down. */
export interface ListOrder<Item> {
  readonly slotOf: (item: Item) => readonly string[]
  readonly directions: readonly ('ascending' | 'descending')[]
}

const malformed = no(invalid({ after: 'malformed' }))

const cursorOf = (slot: readonly string[]): Cursor => slot.map(encodeURIComponent).join(',') as Cursor

/** The slot that a cursor names, of as many parts; undefined where it names none. */
export function slotIn(cursor: Cursor, parts: number): readonly string[] | undefined {
  try {
    const slot = cursor.split(',').map((part) => decodeURIComponent(part))
    // No slot has control characters, and not every database can be asked for them.
    return slot.length === parts && !/\p{Cc}/u.test(slot.join('')) ? slot : undefined
  } catch {
    return undefined
  }
}

/** Rows of the store: those that came or moved last first. */
export const storedOrder: ListOrder<Found> = {
  slotOf: ({ key, row }) => [row.sortKey, key],
  directions: ['descending', 'ascending'],
}

function pageFrom<Item>(
  rest: readonly Item[],
  total: number,
  pageSize: number,
  slotOfItem: (item: Item) => readonly string[],
): ListPage<Item> {
  const rows = rest.slice(0, pageSize)
  const last = rows.at(-1)
  return last === undefined || rest.length <= pageSize
    ? { rows, total }
    : { rows, total, next: cursorOf(slotOfItem(last)) }
}

/** A page of the rows of a stream. */
export async function storedPage(
  { store }: { readonly store: Store },
  filter: RowFilter & { readonly stream: StreamId },
  { after, pageSize }: ListAsked,
): Promise<Paged<Found>> {
  const [sortKey, key] = (after === undefined ? undefined : slotIn(after, 2)) ?? []
  const isNamed = sortKey !== undefined && key !== undefined
  if (after !== undefined && !isNamed) return malformed
  const slot = isNamed ? { sortKey, key, stream: filter.stream } : undefined
  const { rows, total } = await store.rows(filter, { after: slot, limit: pageSize + 1 })
  return ok(pageFrom(rows, total, pageSize, storedOrder.slotOf))
}

/** A page of what was read whole of a stream, in the order of `storedPage`, and by its cursors. */
export const readPage = (rows: readonly Found[], asked: ListAsked): Paged<Found> =>
  pageOf(rows, storedOrder, asked)

/** A page of the rows of a group, of all streams. */
export async function groupPage(
  { store }: { readonly store: Store },
  filter: RowFilter & { readonly group: string },
  { after, pageSize }: ListAsked,
): Promise<Paged<Found>> {
  const [sortKey, key, stream] = (after === undefined ? undefined : slotIn(after, 3)) ?? []
  const slot =
    sortKey === undefined || key === undefined || stream === undefined
      ? undefined
      : { sortKey, key, stream: stream as StreamId }
  if (after !== undefined && slot === undefined) return malformed
  const { rows, total } = await store.rows(filter, { after: slot, limit: pageSize + 1 })
  return ok(pageFrom(rows, total, pageSize, (found) => [...storedOrder.slotOf(found), found.stream]))
}

/** A page of what was read whole, in any order. */
export function pageOf<Item>(
  items: readonly Item[],
  { slotOf: slotOfItem, directions }: ListOrder<Item>,
  { after, pageSize }: ListAsked,
): Paged<Item> {
  const named = after === undefined ? undefined : slotIn(after, directions.length)
  if (after !== undefined && named === undefined) return malformed
  const compare = (a: readonly string[], b: readonly string[]): number => {
    for (const [at, direction] of directions.entries()) {
      const order = compareText(a[at] ?? '', b[at] ?? '')
      if (order !== 0) return direction === 'ascending' ? order : -order
    }
    return 0
  }
  const rest = items
    .map((item) => ({ item, slot: slotOfItem(item) }))
    .filter(({ slot }) => named === undefined || compare(slot, named) > 0)
    .toSorted((a, b) => compare(a.slot, b.slot))
  const { rows, ...page } = pageFrom(rest, items.length, pageSize, ({ slot }) => slot)
  return ok({ ...page, rows: rows.map(({ item }) => item) })
}

/** A ledger line as a member reads it. */
export function lineOnWire({ row }: Found): LedgerLineOnWire {
  // The kernel writes each row of the ledger from a posting.
  const { sequence, at, from, to, money, reason, ref } = row.body as Posting & {
    readonly sequence: number
    readonly at: Instant
  }
  return { sequence, at, from, to, money, reason, ref }
}
