import { NavBar } from '@onelot/ui'
import type { ReactNode } from 'react'
import { useNavigation } from '../ports/ports.ts'
import * as styles from './pages.css.ts'
import { useDocumentTitle } from './useDocumentTitle.ts'

export interface BackPageProps {
  title: string
  /** A line under the title. */
  detail?: ReactNode
  /** Icon buttons at the end of the header. */
  trailing?: ReactNode
  children: ReactNode
  /** The one primary action, kept at the bottom. */
  action?: ReactNode
}

/** A screen with a way back. */
export function BackPage({ title, detail, trailing, children, action }: BackPageProps) {
  const navigation = useNavigation()
  useDocumentTitle(title)
  return (
    <div className={styles.column}>
      <NavBar
        title={title}
        onBack={() => {
          navigation.back()
        }}
        detail={detail}
        trailing={trailing}
      />
      <main className={styles.main}>{children}</main>
      {action === undefined ? null : <div className={styles.action}>{action}</div>}
    </div>
  )
}
