import type { Language } from '@onelot/domain'
import { AppUpdate, MissingScreen } from '@onelot/screens'
import { addressOf, queryOf, screenAt } from '@onelot/screens/definitions'
import { Activity, Suspense, useState } from 'react'
import { Navigate, NavigationType, ScrollRestoration, useLocation, useNavigationType } from 'react-router-dom'
import { isLayer } from '../navigation/layers.ts'
import { CrashBoundary } from '../boot/CrashBoundary.tsx'
import type { BootMessages } from '../boot/messages.ts'
import { PageSkeleton } from './PageSkeleton.tsx'
import { Screen } from './Screen.tsx'
import { type PageState, keep, pageOf } from './keptPages.ts'
import * as styles from './Pages.css.ts'
import { useFocus } from './useFocus.ts'

interface PagesProps {
  account: string | undefined
  language: Language
  messages: BootMessages
}

const none: readonly PageState[] = []

/** The screen of the address, or the start where no screen has it, over those that are kept alive (docs/rules/access.md). */
export function Pages({ account, language, messages }: PagesProps) {
  const location = useLocation()
  const { pathname, search, key: entry } = location
  const linked = useNavigationType() !== NavigationType.Pop && !isLayer(location.state)
  const screen = screenAt(pathname)
  const shown = screen && pageOf(screen, queryOf(search), { account, entry })
  const [before, setKept] = useState(none)
  const kept = shown ? keep(before, shown, linked) : before
  if (kept !== before) setKept(kept)
  const focus = useFocus(shown?.id)

  if (shown === undefined) return <Navigate to={addressOf({ to: 'start' })} replace />
  const pages = shown.screen.keepAlive ? kept : [...kept, shown]
  return (
    <>
      {pages.map((page) => (
        <Activity key={page.id} mode={page.id === shown.id ? 'visible' : 'hidden'}>
          <div className={styles.page} ref={page.id === shown.id ? focus : undefined}>
            <CrashBoundary
              messages={messages}
              missing={(onRetry) => <MissingScreen screen={page.screen} onRetry={onRetry} />}
            >
              <Suspense fallback={<PageSkeleton />}>
                <Screen key={page.opening} page={page} language={language} />
              </Suspense>
            </CrashBoundary>
          </div>
        </Activity>
      ))}
      {/* Nothing is typed on a screen of the tab bar. */}
      {shown.screen.tab ? <AppUpdate /> : null}
      <ScrollRestoration getKey={scrollKey} storageKey="onelot.scroll" />
    </>
  )
}

/** Forward starts at the top; back and a switch of the tab bar restore (docs/rules/access.md). */
const scrollKey = ({ pathname, key }: { readonly pathname: string; readonly key: string }): string =>
  screenAt(pathname)?.tab ? pathname : key
