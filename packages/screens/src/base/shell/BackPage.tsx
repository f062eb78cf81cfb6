import { NavBar, media, useMedia, useWayBack } from '@onelot/ui'
import type { ReactNode } from 'react'
import { useNavigation } from '../ports/ports.ts'
import { CrashScope } from '../states/CrashScope.tsx'
import { FailureScope } from '../states/FailureScope.tsx'
import { barAbove, barBelow } from './bars.ts'
import * as styles from './pages.css.ts'
import { useDocumentTitle } from './useDocumentTitle.ts'

export interface BackPageProps {
  title: string
  /** Where the way back does not leave the screen yet, nor does that of a phone. @defaultValue back to the screen before */
  onBack?: (() => void) | undefined
  /** A line under the title. */
  detail?: ReactNode
  /** Icon buttons at the end of the header. */
  trailing?: ReactNode
  children: ReactNode
  /** The one primary action, kept at the bottom. */
  action?: ReactNode
  /** Number keys for what is typed into, under the action. */
  keys?: ReactNode
  /** Has a second column beside the first where there is room; the action is at its foot. @defaultValue false */
  split?: boolean
}

/** A screen with a way back. */
export function BackPage({
  title,
  detail,
  onBack,
  trailing,
  children,
  action,
  keys,
  split = false,
}: BackPageProps) {
  const navigation = useNavigation()
  useDocumentTitle(title)
  // On a keyboard, what closes a dialog would lead back here.
  useWayBack(useMedia(media.touch) && onBack !== undefined, onBack ?? navigation.back)
  return (
    <div className={split ? styles.split : styles.column}>
      <NavBar
        ref={barAbove}
        title={title}
        onBack={onBack ?? navigation.back}
        detail={detail}
        trailing={trailing}
      />
      <main className={styles.main}>
        <FailureScope>
          <CrashScope>{children}</CrashScope>
        </FailureScope>
        {action === undefined ? null : (
          <div ref={barBelow} className={styles.action}>
            {action}
            <div className={styles.keys}>{keys}</div>
          </div>
        )}
      </main>
    </div>
  )
}
