import type { ReactNode } from 'react'
import { CrashScope } from '../states/CrashScope.tsx'
import { FailureScope } from '../states/FailureScope.tsx'
import * as styles from './pages.css.ts'
import { useDocumentTitle } from './useDocumentTitle.ts'

export interface HeadedPageProps {
  title: string
  /** With the screen's heading, and its own way back. */
  header: ReactNode
  children: ReactNode
}

/** A screen whose header is its own, and that has no tab bar. */
export function HeadedPage({ title, header, children }: HeadedPageProps) {
  useDocumentTitle(title)
  return (
    <div className={styles.column}>
      <div className={styles.statusBar} />
      {header}
      <main className={styles.main}>
        <FailureScope>
          <CrashScope>{children}</CrashScope>
        </FailureScope>
      </main>
    </div>
  )
}
