import type { ReactNode } from 'react'
import { FieldDone } from '../OrderTicket/FieldDone.tsx'
import * as styles from './MoneyEntry.css.ts'

export interface EntryAsideProps {
  /** Whether our number keys type into the field. */
  typing: boolean
  onDone: () => void
  /** Another way to enter the value, or its currency. */
  children?: ReactNode
}

/** At the end of the line over an amount: what else is chosen there, and what puts its keys away. As high without either. */
export function EntryAside({ typing, onDone, children }: EntryAsideProps) {
  return (
    <span className={styles.aside}>
      {children}
      {typing ? <FieldDone onDone={onDone} /> : null}
    </span>
  )
}
