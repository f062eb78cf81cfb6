import {
  type ListedWatch,
  type ListedWatchGroup,
  watchlistAdd,
  watchlistAddGroup,
  watchlistDeleteGroup,
  watchlistGroups,
  watchlistMove,
  watchlistRemove,
  watchlistRenameGroup,
  watchlistRows,
} from '@onelot/api-client'
import {
  type AccountId,
  type CommandOf,
  type Instant,
  type StreamState,
  accountStream,
  ok,
  sliceOf,
  watchedIn,
  watchlist,
} from '@onelot/domain'
import {
  type MemberWriteVisit,
  type Route,
  memberHeavyRead,
  memberRead,
  memberWrite,
} from '../../../http/route.ts'
import type { Services } from '../../../services.ts'
import { decidedForMember } from '../../base/decided.ts'
import { listingAt } from '../../base/listing.ts'
import { aroundQuote } from '../../base/quoteRows.ts'

const onWire = (state: StreamState): { readonly groups: readonly ListedWatchGroup[] } => ({
  groups: sliceOf(state, watchlist).groups.map(({ items, ...group }) => ({ ...group, instruments: items })),
})

async function stateOf({ streams }: Services, account: AccountId): Promise<StreamState> {
  const { state } = await streams.load(accountStream(account))
  return state
}

/** Carries out a command, and answers the groups as they are after it. */
async function changed<C extends CommandOf<typeof watchlist>>(visit: MemberWriteVisit, command: C) {
  const decided = await decidedForMember(visit, watchlist, command)
  return decided.ok ? ok({ data: onWire(decided.value.after), plan: decided.value }) : decided
}

/** A watchlist is at most 200 rows. */
const POINTS_OF_ROWS = 2

async function rowsOf(services: Services, account: AccountId, now: Instant): Promise<readonly ListedWatch[]> {
  const { market, yieldTurn } = services
  const rows: ListedWatch[] = []
  for (const id of watchedIn(sliceOf(await stateOf(services, account), watchlist))) {
    const instrument = market.listing(id)
    const quote = listingAt(services, id, now) && market.quote(id, now)
    if (instrument !== undefined)
      rows.push(
        quote === undefined
          ? { instrument, sparkline: [] }
          : { instrument, quote, ...aroundQuote(market, instrument, now) },
      )
    await yieldTurn()
  }
  return rows
}

export const routes: readonly Route[] = [
  memberRead(watchlistGroups, async (_, { services, account }) =>
    ok(onWire(await stateOf(services, account))),
  ),
  memberHeavyRead(
    watchlistRows,
    () => POINTS_OF_ROWS,
    async (_, { services, account, now }) => ok({ rows: await rowsOf(services, account, now) }),
  ),
  memberWrite(watchlistAdd, ({ items }, visit) => changed(visit, { kind: 'watchlist.addItems', items })),
  memberWrite(watchlistRemove, ({ instruments }, visit) =>
    changed(visit, { kind: 'watchlist.removeItems', instruments }),
  ),
  memberWrite(watchlistMove, (moved, visit) => changed(visit, { kind: 'watchlist.moveItems', ...moved })),
  memberWrite(watchlistAddGroup, async ({ name }, visit) => {
    const decided = await decidedForMember(visit, watchlist, { kind: 'watchlist.addGroup', name })
    if (!decided.ok) return decided
    const data = onWire(decided.value.after)
    const group = data.groups.at(-1)?.id
    if (group === undefined) throw new Error('a group was added and is not there')
    return ok({ data: { ...data, group }, plan: decided.value })
  }),
  memberWrite(watchlistRenameGroup, (renamed, visit) =>
    changed(visit, { kind: 'watchlist.renameGroup', ...renamed }),
  ),
  memberWrite(watchlistDeleteGroup, ({ group }, visit) =>
    changed(visit, { kind: 'watchlist.deleteGroup', group }),
  ),
]
