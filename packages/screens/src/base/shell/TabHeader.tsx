import type { ReactNode } from 'react'
import { PracticeChip } from './PracticeChip.tsx'
import { barAbove } from './bars.ts'
import * as styles from './TabHeader.css.ts'

export interface TabHeaderProps {
  title: string
  /** Between the title and the practice label: a search. The title is only read out where both do not fit. */
  children?: ReactNode
  /** An icon button at the end. */
  trailing?: ReactNode
  /** The content has the whole width, while the reader is at it. @defaultValue false */
  contentAlone?: boolean
}

/** The header of a screen of the tab bar: 56 high, and 48 once the page is scrolled. */
export function TabHeader({ title, children, trailing, contentAlone = false }: TabHeaderProps) {
  const filled = children !== undefined
  return (
    <header ref={barAbove} className={styles.header}>
      <div className={styles.line} data-filled={filled} data-alone={contentAlone}>
        <h1 className={filled ? styles.givesWay : styles.title}>{title}</h1>
        {filled ? <div className={styles.content}>{children}</div> : null}
        {contentAlone ? null : <PracticeChip />}
        {contentAlone ? null : trailing}
      </div>
    </header>
  )
}
