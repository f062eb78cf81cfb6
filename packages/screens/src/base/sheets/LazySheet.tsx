import type { OwnLanguage } from '@onelot/domain'
import { ErrorState, Sheet, Skeleton, SkeletonGroup } from '@onelot/ui'
import { type ReactNode, useCallback, useEffect, useState } from 'react'
import type { Bundles } from '../i18n/resources.ts'
import { useTranslation } from '../i18n/translation.tsx'
import { withTexts } from '../i18n/withTexts.ts'
import { useI18n, usePreferences, useReload } from '../ports/ports.ts'
import { type Chunk, useChunk } from '../states/useChunk.ts'
import { SheetSlot } from './SheetSlot.tsx'

/** Code that is quicker opens its sheet at once: two would rise one after the other. */
const LATE_MS = 500

interface LateSheetProps<Module> {
  /** Over it until its code is here. */
  title: string
  onClose: () => void
  /** The sheet itself, with `open`. */
  children: (module: Module) => ReactNode
}

export interface LazySheetProps<Module> extends LateSheetProps<Module> {
  /** Its code is asked for when it first opens. */
  open: boolean
  /** The same function at each render. */
  load: () => Promise<Module>
  /** Messages that come with it; the same object at each render. @defaultValue none */
  texts?: Readonly<Record<OwnLanguage, () => Promise<Bundles>>> | undefined
}

/** A sheet whose code comes when it is opened: one that is late says so, and so does one that does not come; the page stays as it was. */
export function LazySheet<Module>({ open, ...late }: LazySheetProps<Module>) {
  return <SheetSlot>{open ? <LoadedSheet {...late} /> : null}</SheetSlot>
}

function LoadedSheet<Module>({ load, texts, ...late }: Omit<LazySheetProps<Module>, 'open'>) {
  const i18n = useI18n()
  const { language } = usePreferences()
  const loadAll = useCallback(
    () => (texts === undefined ? load() : withTexts(load, texts, i18n, language)),
    [load, texts, i18n, language],
  )
  return <ChunkSheet chunk={useChunk(loadAll)} {...late} />
}

export interface ChunkSheetProps<Module> extends LateSheetProps<Module> {
  chunk: Chunk<Module>
}

/** A `LazySheet` whose code the screen asks for before it opens; mounted in a `SheetSlot`. */
export function ChunkSheet<Module>({ chunk, title, onClose, children }: ChunkSheetProps<Module>) {
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
