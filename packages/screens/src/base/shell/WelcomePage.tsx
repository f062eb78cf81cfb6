import type { ReactNode } from 'react'
import { CrashScope } from '../states/CrashScope.tsx'
import * as styles from './welcome.css.ts'

export interface WelcomePageProps {
  children: ReactNode
}

/** A screen without a header: what is read fills the room, what is pressed is at the foot. */
export function WelcomePage({ children }: WelcomePageProps) {
  return (
    <main className={styles.frame}>
      <CrashScope>{children}</CrashScope>
    </main>
  )
}
