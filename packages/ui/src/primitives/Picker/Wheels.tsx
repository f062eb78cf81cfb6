import { useUiMessages } from '../../theme/ThemeContext.ts'
import type { PickerColumn, PickerValue } from './columns.ts'
import type { WheelTurn } from './useTurns.ts'
import { Wheel } from './Wheel.tsx'
import * as styles from './Wheel.css.ts'

export interface WheelsProps {
  columns: readonly PickerColumn[]
  value: PickerValue
  onTurn: (turn: WheelTurn) => void
}

/** Wheels beside each other under one band; a text says so where no column has anything. */
export function Wheels({ columns, value, onTurn }: WheelsProps) {
  const t = useUiMessages()
  if (!columns.some((column) => column.options.length > 0))
    return <p className={styles.empty}>{t('entry.picker.empty')}</p>
  return (
    <div className={styles.wheels}>
      <div aria-hidden className={styles.band} />
      {columns.map((column) => (
        <Wheel
          key={column.key}
          column={column}
          value={value[column.key]}
          onChange={(change) => onTurn({ key: column.key, ...change })}
        />
      ))}
    </div>
  )
}
