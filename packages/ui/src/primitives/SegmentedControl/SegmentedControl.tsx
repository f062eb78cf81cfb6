import { useId } from 'react'
import type { Choice } from '../choice.ts'
import * as styles from './SegmentedControl.css.ts'

export interface Segment<Value extends string> extends Choice<Value> {
  /** Buy and Sell take the market's colours when chosen. */
  readonly tone?: 'up' | 'down'
}

export interface SegmentedControlProps<Value extends string> {
  /** What is chosen; read out, not visible. */
  label: string
  /** Two to four, in their order. */
  segments: readonly Segment<Value>[]
  /** The chosen one: there always is one. */
  value: Value
  /** Another one was chosen. */
  onChange: (change: { value: Value }) => void
  /** `text` is for a choice within a label's line: text alone, the chosen one in the accent. @defaultValue 'well' */
  look?: (typeof styles.segmentedLooks)[number]
  /** None can be chosen; the chosen one still shows. */
  disabled?: boolean
}

/** One of two to four, side by side: Buy or Sell, Limit or Market. Tabs switch views; this sets a value. */
export function SegmentedControl<Value extends string>(props: SegmentedControlProps<Value>) {
  const { label, segments, value, onChange, look = 'well', disabled = false } = props
  const name = useId()
  return (
    <div role="radiogroup" aria-label={label} className={styles.tracks[look]}>
      {segments.map((segment) => (
        <label key={segment.value} data-tone={segment.tone} className={styles.segments[look]}>
          <input
            type="radio"
            name={name}
            value={segment.value}
            checked={segment.value === value}
            disabled={disabled || segment.disabled === true}
            className={styles.input}
            onChange={() => onChange({ value: segment.value })}
          />
          <span>{segment.label}</span>
        </label>
      ))}
    </div>
  )
}
