import { type ListedWatch, type ListedWatchGroup, watchlistRows } from '@onelot/api-client'
import { type InstrumentId, defaultWatchGroup } from '@onelot/domain'
import { useState } from 'react'
import { refreshAll } from '../../base/data/refreshing.ts'
import { useRead } from '../../base/data/useRead.ts'
import { groupIn } from '../../parts/watchlist-groups/groups.ts'
import { useWatching } from '../../parts/watchlist-groups/useWatching.ts'
import { type WatchSort, sortedBy } from './sorting.ts'

const noGroups: readonly ListedWatchGroup[] = []
const nothing: readonly InstrumentId[] = []

/** The watchlist as it shows, and what it lets one do. */
export function useWatchlistScreen() {
  const watching = useWatching()
  const rows = useRead(watchlistRows, {})
  const [wanted, setGroup] = useState<string>(defaultWatchGroup)
  const [sort, setSort] = useState<WatchSort>('own')
  const [editing, setEditing] = useState(false)
  const [chosen, setChosen] = useState(nothing)
  const { groups = noGroups } = watching
  const group = groupIn(groups, wanted)
  const ids = group?.instruments ?? nothing
  const byId = new Map(rows.data?.rows.map((row) => [row.instrument.id, row]))
  const own = ids.flatMap((id): readonly ListedWatch[] => {
    const row = byId.get(id)
    return row === undefined ? [] : [row]
  })
  // What another tab has removed meanwhile is chosen no longer.
  const selected = chosen.filter((id) => ids.includes(id))
  return {
    ...watching,
    groups,
    rows,
    group,
    own,
    shown: sortedBy(sort, own),
    total: groups.reduce((sum, { instruments }) => sum + instruments.length, 0),
    sort,
    setSort,
    setGroup: (id: string) => {
      setGroup(id)
      setChosen(nothing)
    },
    editing: editing && ids.length > 0,
    setEditing: (next: boolean) => {
      setEditing(next)
      setChosen(nothing)
    },
    selected,
    select: (id: InstrumentId, on: boolean) =>
      setChosen(on ? [...selected, id] : selected.filter((one) => one !== id)),
    selectAll: (on: boolean) => setChosen(on ? ids : nothing),
    reads: [watching.read, rows],
    refresh: () => refreshAll([watching.read, rows]),
  }
}
export type WatchlistModel = ReturnType<typeof useWatchlistScreen>
