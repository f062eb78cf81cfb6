import type { DueOnWire } from '@onelot/api-client'
import type { Read } from '../../base/data/useRead.ts'
import { QuoteListSkeleton } from '../../base/states/QuoteListSkeleton.tsx'
import { useChunk } from '../../base/states/useChunk.ts'

const load = () => import('./DueWithWords.tsx')

/** Before more is asked for. */
const SHOWN = 3

export interface LateDueProps {
  read: Read<{ readonly due: readonly DueOnWire[] }>
}

/** What is due in all products; nothing where nothing is, and no code of it either. What does not arrive is left out. */
export function LateDue({ read }: LateDueProps) {
  const count = read.data?.due.length ?? 0
  if (count === 0 && (read.data !== undefined || read.failure === undefined)) return null
  return <Arriving read={read} count={Math.min(count, SHOWN)} />
}

function Arriving({ read, count }: LateDueProps & { count: number }) {
  const chunk = useChunk(load)
  const skeleton = <QuoteListSkeleton count={count} />
  if (chunk.state === 'failed') return null
  return chunk.state === 'loaded' ? (
    <chunk.module.DueWithWords read={read} shown={SHOWN} skeleton={skeleton} />
  ) : (
    skeleton
  )
}
