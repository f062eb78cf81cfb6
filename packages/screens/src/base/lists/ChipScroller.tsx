import { Bleed } from '@onelot/ui'
import type { ReactNode } from 'react'
import * as styles from './ChipScroller.css.ts'

/** A line of chips that reaches the edges of the screen, and scrolls where it is wider. */
export function ChipScroller({ children }: { children: ReactNode }) {
  return (
    <Bleed>
      <div className={styles.chips}>{children}</div>
    </Bleed>
  )
}
