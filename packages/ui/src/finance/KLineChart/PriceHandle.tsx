import { type KeyboardEvent, useRef } from 'react'
import { useDrag } from '../../primitives/useDrag.ts'
import { Money } from '../Money/Money.tsx'
import type { MovableLevel } from './PriceHandles.tsx'
import * as styles from './PriceHandles.css.ts'

export interface PriceHandleProps {
  level: MovableLevel
  /** By which the drawing finds it. */
  index: number
  /** It is not where it is in force. */
  moved: boolean
  /** Its price as it is written. */
  text: string
  describedBy: string
  onKeyDown: (event: KeyboardEvent) => void
  onBlur: () => void
  onPress: () => void
  /** How far the finger is from where it came down, in px. */
  onDrag: (movement: number) => void
  /** Undefined where the browser took the finger over. */
  onRelease: (movement: number | undefined) => void
}

/** One line with its label, which is its handle. */
export function PriceHandle(props: PriceHandleProps) {
  const { level, index, moved, text, describedBy, onKeyDown, onBlur, onPress, onDrag, onRelease } = props
  const { label, detail, profit } = level
  const handle = useRef<HTMLDivElement>(null)
  useDrag(handle, {
    axis: 'y',
    onDrag: ({ movement }) => {
      onDrag(movement)
    },
    onRelease: ({ movement, canceled }) => {
      onRelease(canceled ? undefined : movement)
    },
  })
  return (
    <div data-index={index}>
      <div aria-hidden className={styles.line} data-moved={moved} />
      <div aria-hidden className={styles.stem} />
      <div
        ref={handle}
        role="slider"
        tabIndex={0}
        aria-label={detail === undefined ? label : `${label} ${detail}`}
        aria-orientation="vertical"
        aria-valuenow={Number(level.price)}
        aria-valuetext={text}
        aria-describedby={describedBy}
        className={styles.handle}
        data-moved={moved}
        onKeyDown={onKeyDown}
        onBlur={onBlur}
        onClick={onPress}
      >
        <span className={styles.words}>{[label, detail].filter((part) => part !== undefined).join(' ')}</span>
        <span>{text}</span>
        {profit === undefined || moved ? null : (
          <Money value={profit} tone="change" size="caption" weight="strong" />
        )}
      </div>
    </div>
  )
}
