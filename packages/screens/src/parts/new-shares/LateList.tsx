import type { ReactNode } from 'react'
import { useReload } from '../../base/ports/ports.ts'
import { Failure } from '../../base/states/Failure.tsx'
import { QuoteListSkeleton } from '../../base/states/QuoteListSkeleton.tsx'
import type { Chunk } from '../../base/states/useChunk.ts'

export interface LateListProps<Module> {
  part: Chunk<Module>
  children: (module: Module) => ReactNode
}

/** A list whose script comes after the screen that it is on. */
export function LateList<Module>({ part, children }: LateListProps<Module>) {
  const reload = useReload()
  if (part.state === 'loaded') return children(part.module)
  // A browser keeps an import that failed: the page is loaded anew.
  if (part.state === 'failed')
    return <Failure failure={{ kind: 'network' }} retrying={false} onRetry={reload} />
  return <QuoteListSkeleton marked count={8} />
}
