import type { Decimal } from '@onelot/domain'
import * as styles from './AmountSlider.css.ts'
import { SCALE, amountAt, positionOf } from './sliding.ts'

export interface AmountSliderProps {
  label: string
  /** Undefined while no amount is typed. */
  value: Decimal | undefined
  least: Decimal
  most: Decimal
  /** The amount as text: what the position means. */
  textOf: (amount: Decimal) => string
  onChange: (amount: Decimal) => void
}

/** An amount chosen by a finger, in round steps up to all that there is. */
export function AmountSlider({ label, value, least, most, textOf, onChange }: AmountSliderProps) {
  const position = value === undefined ? 0 : positionOf(value, most)
  return (
    <input
      type="range"
      aria-label={label}
      aria-valuetext={textOf(value ?? least)}
      className={styles.slider}
      min={0}
      max={SCALE}
      step={1}
      value={position}
      onChange={({ target }) => onChange(amountAt(target.valueAsNumber, { least, most }))}
    />
  )
}
