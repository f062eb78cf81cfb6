import type { ReactNode } from 'react'
import { Checkbox } from '../../primitives/Checkbox/Checkbox.tsx'
import { Text } from '../../primitives/Text/Text.tsx'
import { QuoteRow, type QuoteRowProps } from '../QuoteRow/QuoteRow.tsx'
import * as styles from './WatchRow.css.ts'

/** What a row of a list that is being edited has. */
export interface WatchEditing {
  readonly selected: boolean
  readonly onSelect: (selection: { selected: boolean }) => void
  /** What it is moved by: the handle of a `SortableList`. */
  readonly handle: ReactNode
}

export type WatchRowProps = QuoteRowProps & {
  /** Present while the list is edited: a box to choose it and a handle to move it, in place of its prices. */
  editing?: WatchEditing | undefined
}

/** A watched instrument: name over code, sparkline, price over change; while the list is edited, a box and a handle. */
export function WatchRow({ editing, ...quote }: WatchRowProps) {
  if (editing === undefined) return <QuoteRow {...quote} />
  const { name, code } = quote
  return (
    <div className={styles.row} data-selected={editing.selected}>
      <div className={styles.choice}>
        <Checkbox
          checked={editing.selected}
          onChange={({ checked }) => editing.onSelect({ selected: checked })}
          label={
            <span className={styles.names}>
              <Text weight="strong" lines={2}>
                {name}
              </Text>
              <Text size="small" tone="secondary" lines={1}>
                {code}
              </Text>
            </span>
          }
        />
      </div>
      {editing.handle}
    </div>
  )
}
