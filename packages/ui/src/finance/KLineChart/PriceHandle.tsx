import { type KeyboardEvent, useRef } from 'react'
import { useDrag } from '../../primitives/useDrag.ts'
import { Money } from '../Money/Money.tsx'
import { cx } from '../../primitives/cx.ts'
import type { PriceLevel } from './levelMarks.ts'
import * as styles from './PriceHandles.css.ts'

export interface PriceLabelProps {
  level: PriceLevel
  /** The name by which the drawing finds it. */
  index: number
  /** Its price as it is written. */
  text: string
}

/** One line that stays where it is. */
export function PriceLabel({ level, index, text }: PriceLabelProps) {
  return (
    <div data-index={index} aria-hidden>
      <div className={styles.line} />
      <div className={styles.stem} />
      <div className={styles.label}>
        <Words label={level.label} detail={level.detail} />
        <span>{text}</span>
      </div>
    </div>
  )
}

const Words = ({ label, detail }: Pick<PriceLevel, 'label' | 'detail'>) => (
  <span className={styles.words}>{detail === undefined ? label : `${label} ${detail}`}</span>
)

export interface PriceHandleProps extends PriceLabelProps {
  /** It is not where it is in force. */
  moved: boolean
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
  const { label, detail, profit, price } = level
  const becomes = moved ? (level.wouldBe?.(price) ?? label) : label
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
        aria-valuenow={Number(price)}
        aria-valuetext={becomes === label ? text : `${becomes} ${text}`}
        aria-describedby={describedBy}
        className={cx(styles.label, styles.handle)}
        data-moved={moved}
        data-uses-escape={moved}
        onKeyDown={onKeyDown}
        onBlur={onBlur}
        onClick={onPress}
      >
        <span className={styles.words}>
          {[becomes, detail].filter((part) => part !== undefined).join(' ')}
        </span>
        <span>{text}</span>
        {profit === undefined || moved ? null : (
          <Money value={profit} tone="change" size="caption" weight="strong" />
        )}
      </div>
    </div>
  )
}
