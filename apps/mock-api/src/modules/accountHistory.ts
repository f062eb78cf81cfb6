import {
  type AccountId,
  type AccountHistory,
  type Instant,
  type LedgerLine,
  accountStream,
  tradingCollections,
} from '@onelot/domain'
import { lineOnWire } from '../http/paging.ts'
import { ledgerCollections } from '../kernel/projection.ts'
import type { Services } from '../services.ts'
import { everyRow } from '../store/everyRow.ts'
import type { Found } from '../store/lists.ts'
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
