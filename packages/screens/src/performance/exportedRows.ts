import {
  ApiError,
  type Cursor,
  type MovedPosition,
  type RequestInput,
  fundRecords,
  portfolioExecutions,
  rowsLeftOut,
} from '@onelot/api-client'
import type { Instant } from '@onelot/domain'
import type { useAsk } from '../data/useAsk.ts'
import { entriesOf } from '../ledger/entries.ts'
import type { Row } from '../portfolio/csv.ts'
import { type TableTexts, executionTable, movementTable } from '../portfolio/tables.ts'

/** The most that the broker gives at a time. */
const PAGE_ROWS = 100

type Ask = ReturnType<typeof useAsk>

interface Page<Item> {
  readonly items: readonly Item[]
  readonly next: Cursor | undefined
}

/** Items of all pages, newest first, until one is too old. */
async function itemsSince<Item>(
  page: (asked: { readonly after?: Cursor | undefined; readonly pageSize: number }) => Promise<Page<Item>>,
  atOf: (item: Item) => Instant,
  begins: Instant | undefined,
): Promise<readonly Item[]> {
  const items: Item[] = []
  let after: Cursor | undefined
  for (;;) {
    const { items: more, next } = await page({ after, pageSize: PAGE_ROWS })
    const young = more.filter((item) => begins === undefined || atOf(item) > begins)
    items.push(...young)
    if (young.length < more.length || next === undefined) return items
    after = next
  }
}

/** Fills since a moment, newest first, with a head. */
export async function executionRows(
  ask: Ask,
  begins: Instant | undefined,
  texts: TableTexts,
): Promise<readonly Row[]> {
  const read = async (asked: RequestInput<typeof portfolioExecutions>) => {
    const { trades, instruments, next } = await ask(portfolioExecutions, asked)
    return { items: trades.map((trade) => ({ trade, instruments })), next }
  }
  const items = await itemsSince(read, ({ trade }) => trade.execution.at, begins)
  return executionTable(
    items.map(({ trade }) => trade),
    items.flatMap(({ instruments }) => instruments),
    texts,
  )
}

/** Movements of available cash since a moment, newest first, with a head. A file lacks nothing: @throws ApiError where a row cannot be read */
export async function movementRows(
  ask: Ask,
  begins: Instant | undefined,
  texts: TableTexts,
): Promise<readonly Row[]> {
  const read = async (asked: RequestInput<typeof fundRecords>) => {
    const answer = await ask(fundRecords, asked)
    if (rowsLeftOut(answer) > 0)
      throw new ApiError({ kind: 'contract', path: fundRecords.path, issues: ['rows that do not fit'] })
    const { lines, positions, next } = answer
    const positionOf = (ref: string): MovedPosition | undefined => positions.find(({ id }) => id === ref)
    return { items: lines.map((line) => ({ ...line, position: positionOf(line.ref) })), next }
  }
  const lines = await itemsSince(read, ({ at }) => at, begins)
  return movementTable(entriesOf(lines, true), texts)
}
