import {
  type AccountId,
  type AccountHistory,
  type Instant,
  type LedgerLine,
  accountStream,
  sliceOf,
  trading,
  tradingCollections,
} from '@onelot/domain'
import { lineOnWire } from '../../http/paging.ts'
import { ledgerCollections } from '../../kernel/projection.ts'
import type { Services } from '../../services.ts'
import { everyRow } from '../../store/everyRow.ts'
import type { Found } from '../../store/lists.ts'
import { executionIn, rebasedIn } from './tradingRows.ts'

/** All rows of a list of an account, the earliest first. */
const allRows = async (
  { store }: Services,
  account: AccountId,
  collection: string,
): Promise<readonly Found[]> =>
  (await everyRow(store, { collection, stream: accountStream(account) })).toReversed()

export interface WholeHistory extends AccountHistory {
  readonly postings: readonly LedgerLine[]
}

/** What an account did up to a moment, each list the earliest first. Its cost grows with the account's life: only reads call it. */
export async function accountHistory(
  services: Services,
  account: AccountId,
  now: Instant,
): Promise<WholeHistory> {
  const [fills, lines, splits] = await Promise.all([
    allRows(services, account, tradingCollections.executions),
    allRows(services, account, ledgerCollections.lines),
    allRows(services, account, tradingCollections.rebased),
  ])
  return {
    executions: fills.map(({ row }) => executionIn(row)).filter(({ at }) => at <= now),
    postings: lines.map(lineOnWire).filter(({ at }) => at <= now),
    rebased: splits.map(({ row }) => rebasedIn(row)).filter(({ at }) => at <= now),
  }
}

/** Rows of a history that a point of the budget of reads pays for. */
const ROWS_A_POINT = 100

/** What reading the history of an account costs of the budget of reads: about its executions and ledger lines. */
export async function historyPoints({ streams }: Services, account: AccountId): Promise<number> {
  const { state, lines } = await streams.load(accountStream(account))
  return Math.ceil((lines + sliceOf(state, trading).ordersMade) / ROWS_A_POINT)
}
