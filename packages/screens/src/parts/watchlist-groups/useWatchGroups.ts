import {
  type ApiClient,
  type Endpoint,
  type Outcome,
  type RequestInput,
  type ResponseOf,
  watchlistGroups,
} from '@onelot/api-client'
import { useSyncExternalStore } from 'react'
import useSWR from 'swr'
import { type Read, type ReadKey, readKey, useRead, useRefreshAccount } from '../../base/data/useRead.ts'
import { useApi, useSession } from '../../base/ports/ports.ts'
import type { Groups, GroupsChange } from './groups.ts'
import { type PendingChanges, afterAll, createPendingChanges } from './pendingChanges.ts'

type GroupsAnswer = ResponseOf<typeof watchlistGroups>
/** A write that answers the groups as they are after it. */
type GroupsWrite = Endpoint & { readonly response: typeof watchlistGroups.response }

export interface WatchGroups {
  readonly read: Read<GroupsAnswer>
  /** As they will be once all that was pressed has arrived; undefined until they are loaded, and to a guest. */
  readonly groups: Groups | undefined
  /** Shows a change at once, and sends it after those before it. */
  readonly send: <E extends GroupsWrite>(
    endpoint: E,
    request: RequestInput<E>,
    change: GroupsChange,
  ) => Promise<Outcome<ResponseOf<E>>>
}

/** One for all stars and lists of an app. */
const changesOf = new WeakMap<ApiClient, PendingChanges>()
function pendingOf(client: ApiClient): PendingChanges {
  const known = changesOf.get(client) ?? createPendingChanges()
  changesOf.set(client, known)
  return known
}

/** The member's watchlist, with what is not answered yet. */
export function useWatchGroups(): WatchGroups {
  const client = useApi()
  const account = useSession().current?.account
  const read = useRead(watchlistGroups, {})
  const key = readKey(watchlistGroups, {}, account)
  // What was pressed shows at once, where `read` draws an answer in steps.
  const { data: newest, mutate } = useSWR<GroupsAnswer, unknown, ReadKey | null>(key, null)
  const refreshAccount = useRefreshAccount()
  const pending = pendingOf(client)
  const changes = useSyncExternalStore(pending.subscribe, pending.read)
  return {
    read,
    groups: newest && afterAll(newest.groups, changes),
    send: (endpoint, request, change) =>
      pending.run(change, async () => {
        const outcome = await client.write(endpoint, request, { key: client.newKey() })
        if (outcome.kind === 'done') {
          await mutate(outcome.data, { revalidate: false })
          refreshAccount()
        } else {
          // What the broker has is shown, whatever became of it.
          await mutate()
        }
        return outcome
      }),
  }
}
