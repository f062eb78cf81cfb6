import { contract } from '@onelot/api-client'
import {
  BASE_SCORE,
  type AccountId,
  OVERDUE_POINTS,
  type ScoreEntry,
  type StreamState,
  accountAnswers,
  accountStream,
  ok,
  sliceOf,
  members,
  withTotals,
} from '@onelot/domain'
import { type OverdueEntry, loansCollections } from '@onelot/domain/modules/credit/loans'
import { depositScoreCollection } from '@onelot/domain/modules/funds/deposits'
import { scoreCollection } from '@onelot/domain/modules/member/creditScore'
import { pageOf } from '../../../http/paging.ts'
import { type Route, memberRead } from '../../../http/route.ts'
import { rebuildStream } from '../../../kernel/rebuild.ts'
import type { Services } from '../../../services.ts'
import { everyRow } from '../../../store/everyRow.ts'

/** All that raised or lowered a score, in order of time. */
async function entriesOf({ store }: Services, account: AccountId, state: StreamState) {
  const rowsOf = (collection: string) => everyRow(store, { collection, stream: accountStream(account) })
  const [own, deposited, overdue] = await Promise.all([
    rowsOf(scoreCollection),
    rowsOf(depositScoreCollection),
    rowsOf(loansCollections.overdue),
  ])
  const { openedAt } = sliceOf(state, members)
  const opened: readonly ScoreEntry[] =
    openedAt === undefined ? [] : [{ at: openedAt, cause: 'opened', points: BASE_SCORE }]
  // The modules write each row of an entry.
  return withTotals([
    ...opened,
    ...[...own, ...deposited].map(({ row }) => row.body as ScoreEntry),
    ...overdue.map(({ row }): ScoreEntry => ({
      at: (row.body as OverdueEntry).at,
      cause: 'overdue',
      points: OVERDUE_POINTS,
    })),
  ])
}

/** Digits of a count, so that text is in its order. */
const COUNT_DIGITS = 9

export const routes: readonly Route[] = [
  memberRead(contract.creditScore.memberCreditScore, async (asked, { services, account, now }) => {
    const { state } = await services.streams.load(accountStream(account))
    const score = accountAnswers(state).creditScore()
    let known = await entriesOf(services, account, state)
    if (known.length > 0 && known.at(-1)?.total !== score) {
      // Entries from before there were lists of them are made anew from the events, once.
      const { store, table, streams } = services
      await rebuildStream(store, table, streams, accountStream(account), now)
      known = await entriesOf(services, account, state)
    }
    const entries = known.map((entry, index) => ({ entry, index }))
    const found = pageOf(
      entries,
      {
        slotOf: ({ index }) => [String(index).padStart(COUNT_DIGITS, '0')],
        directions: ['descending'],
      },
      asked,
    )
    if (!found.ok) return found
    const { rows, ...rest } = found.value
    return ok({
      score,
      entries: rows.map(({ entry }) => entry),
      ...rest,
    })
  }),
]
