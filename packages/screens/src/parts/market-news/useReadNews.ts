import { useCallback, useMemo, useSyncExternalStore } from 'react'
import { useKept } from '../../base/ports/ports.ts'
import { textsOf } from '../../base/ports/kept.ts'
import { withRead } from './readNews.ts'

const NAME = 'newsRead'

/** The ids of the news that was opened on this device since the login. */
export function useReadNews(): ReadonlySet<string> {
  const { session } = useKept()
  const kept = useSyncExternalStore(session.watch, () => session.read(NAME))
  return useMemo(() => new Set(textsOf(kept)), [kept])
}

export function useMarkRead(): (id: string) => void {
  const { session } = useKept()
  return useCallback(
    (id) => {
      const kept = session.read(NAME)
      if (!textsOf(kept).includes(id)) session.keep(NAME, withRead(kept, id))
    },
    [session],
  )
}
