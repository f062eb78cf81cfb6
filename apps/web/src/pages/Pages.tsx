import { Activity, Suspense, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { CrashBoundary } from '../boot/CrashBoundary.tsx'
import type { BootWords } from '../boot/words.ts'
import { addressOf, placeAt } from '../navigation/addresses.ts'
import { PageSkeleton } from './PageSkeleton.tsx'
import { Redirect } from './Redirect.tsx'
import { Screen } from './Screen.tsx'
import { type PageState, keep, pageAt } from './keptPages.ts'
import { screenChunks } from './screenChunks.ts'
import { useScroll } from './useScroll.ts'

interface PagesProps {
  account: string | undefined
  words: BootWords
}

const none: readonly PageState[] = []

/** The screen of the address, over those that are kept alive (RULES 6). The root and paths that nobody knows lead to the start. */
export function Pages({ account, words }: PagesProps) {
  const location = useLocation()
  const place = placeAt(location)
  const shown = place && pageAt(place, location.search, account)
  const [before, setKept] = useState(none)
  const kept = shown ? keep(before, shown) : before
  if (kept !== before) setKept(kept)
  useScroll(shown)

  if (shown === undefined) return <Redirect address={addressOf({ to: 'start' })} />
  const pages = shown.keepAlive ? kept : [...kept, shown]
  return pages.map((page) => (
    <Activity key={page.id} mode={page.id === shown.id ? 'visible' : 'hidden'}>
      <CrashBoundary
        words={words}
        onRetry={() => {
          screenChunks.retry(page.key)
        }}
      >
        <Suspense fallback={<PageSkeleton />}>
          <Screen page={page} />
        </Suspense>
      </CrashBoundary>
    </Activity>
  ))
}
