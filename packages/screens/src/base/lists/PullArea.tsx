import { PullToRefresh } from '@onelot/ui'
import { type ReactNode, createContext, use, useEffect, useEffectEvent, useState } from 'react'
import { type Refreshable, pulled, refreshAll } from '../data/refreshing.ts'

interface Pulls {
  readonly add: (read: Refreshable) => () => void
}

const PullsContext = createContext<Pulls | undefined>(undefined)

export interface PullAreaProps {
  /** What it reads anew beside the lists in it. @defaultValue none */
  reads?: readonly Refreshable[] | undefined
  children: ReactNode
}

/** What is pulled down to be read anew: `reads`, and every `PagedList` in it. */
export function PullArea({ reads = [], children }: PullAreaProps) {
  const [lists] = useState(() => new Set<Refreshable>())
  const [pulls] = useState<Pulls>(() => ({
    add: (read) => {
      lists.add(read)
      return () => {
        lists.delete(read)
      }
    },
  }))
  return (
    <PullToRefresh onRefresh={() => pulled(refreshAll([...reads, ...lists]))}>
      <PullsContext value={pulls}>{children}</PullsContext>
    </PullToRefresh>
  )
}

/** Has a read pulled by the area around it. @returns whether there is one */
export function usePulled(read: Refreshable): boolean {
  const pulls = use(PullsContext)
  const refresh = useEffectEvent(() => read.refresh())
  useEffect(() => pulls?.add({ refresh: () => refresh() }), [pulls])
  return pulls !== undefined
}
