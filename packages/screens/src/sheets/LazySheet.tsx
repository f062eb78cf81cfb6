import { ErrorState, Sheet, Skeleton, SkeletonGroup } from '@onelot/ui'
import { type ReactNode, useEffect, useState } from 'react'
import { useTranslation } from '../i18n/translation.tsx'
import { useReload } from '../ports/ports.ts'
import type { Chunk } from '../states/useChunk.ts'

/** Code that is quicker opens its sheet at once: two would rise one after the other. */
const LATE_MS = 500

export interface LazySheetProps<Module> {
  chunk: Chunk<Module>
  /** Over it until its code is here. */
  title: string
  onClose: () => void
  /** The sheet itself. */
  children: (module: Module) => ReactNode
}

/** A sheet whose code comes when it is opened: one that is late says so, and so does one that does not come; the page stays as it was. */
export function LazySheet<Module>({ chunk, title, onClose, children }: LazySheetProps<Module>) {
  const { t } = useTranslation()
  const reload = useReload()
  const isLate = useIsLate(chunk.state === 'loading')
  if (chunk.state === 'loaded') return children(chunk.module)
  if (chunk.state === 'loading' && !isLate) return null
  return (
    <Sheet open title={title} onClose={onClose}>
      {chunk.state === 'failed' ? (
        <ErrorState title={t('failure.part')} reassurance={t('failure.safe')} onRetry={reload} />
      ) : (
        <SkeletonGroup>
          <Skeleton shape="block" height="12rem" />
        </SkeletonGroup>
      )}
    </Sheet>
  )
}

function useIsLate(isAwaited: boolean): boolean {
  const [isLate, setIsLate] = useState(false)
  useEffect(() => {
    if (!isAwaited) return undefined
    const timer = setTimeout(() => {
      setIsLate(true)
    }, LATE_MS)
    return () => {
      clearTimeout(timer)
    }
  }, [isAwaited])
  return isLate
}
