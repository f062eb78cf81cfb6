import {
  ApiError,
  type Cursor,
  type Endpoint,
  type MovedPosition,
  type RequestInput,
  depositsList,
  fundRecords,
  portfolioExecutions,
  rowsLeftOut,
  withdrawalsList,
} from '@onelot/api-client'
import type { Instant } from '@onelot/domain'
import type { useAsk } from '../../base/data/useAsk.ts'
import { entriesOf } from '../ledger/entries.ts'
import { type FundRequest, asDeposit, asWithdrawal } from '../fund-requests/fundRequest.ts'
import type { Row } from './csv.ts'
import { type RequestTexts, requestTable } from './requestTable.ts'
import { type TableTexts, executionTable, movementTable } from './tables.ts'

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

/** A file lacks nothing. @throws ApiError where a row cannot be read */
function refuseGaps(answer: object, { path }: Endpoint): void {
  if (rowsLeftOut(answer) > 0)
    throw new ApiError({ kind: 'contract', path, issues: ['rows that do not fit'] })
}

/** Which movements a file has. */
export type MovementFilter = Omit<RequestInput<typeof fundRecords>, 'after' | 'pageSize'>

/** Movements of available cash since a moment, newest first, with a head. @throws ApiError where a row cannot be read */
export async function movementRows(
  ask: Ask,
  begins: Instant | undefined,
  texts: TableTexts,
  filter: MovementFilter = {},
): Promise<readonly Row[]> {
  const read = async (asked: RequestInput<typeof fundRecords>) => {
    const answer = await ask(fundRecords, { ...filter, ...asked })
    refuseGaps(answer, fundRecords)
    const { lines, positions, next } = answer
    const positionOf = (ref: string): MovedPosition | undefined => positions.find(({ id }) => id === ref)
    return { items: lines.map((line) => ({ ...line, position: positionOf(line.ref) })), next }
  }
  const lines = await itemsSince(read, ({ at }) => at, begins)
  return movementTable(entriesOf(lines, true), texts)
}

/** Which deposits or withdrawals a file has. */
export type RequestFilter = Omit<RequestInput<typeof depositsList>, 'after' | 'pageSize'>

/** Deposits or withdrawals, newest first, with a head. @throws ApiError where a row cannot be read */
export async function requestRows(
  ask: Ask,
  kind: FundRequest['kind'],
  filter: RequestFilter,
  texts: RequestTexts,
): Promise<readonly Row[]> {
  const deposits = async (asked: RequestInput<typeof depositsList>) => {
    const answer = await ask(depositsList, { ...filter, ...asked })
    refuseGaps(answer, depositsList)
    return { items: answer.deposits.map(asDeposit), next: answer.next }
  }
  const withdrawals = async (asked: RequestInput<typeof withdrawalsList>) => {
    const answer = await ask(withdrawalsList, { ...filter, ...asked })
    refuseGaps(answer, withdrawalsList)
    return { items: answer.withdrawals.map(asWithdrawal), next: answer.next }
  }
  const read = kind === 'deposit' ? deposits : withdrawals
  return requestTable(
    await itemsSince<FundRequest>(read, ({ request }) => request.submittedAt, undefined),
    texts,
  )
}
