import type { LucideIcon } from 'lucide-react'
import { Icon } from '../../primitives/Icon/Icon.tsx'
import * as styles from './StepButton.css.ts'
import { useHoldRepeat } from '../../primitives/useHoldRepeat.ts'

export interface StepButtonProps {
  label: string
  icon: LucideIcon
  /** Id of the input that it steps. */
  controls: string
  onStep: () => void
  /** False at a bound: it then ignores presses, but keeps the focus. */
  possible: boolean
  disabled: boolean
}

/** The − and + of a stepper. A press steps once, a hold repeats. */
export function StepButton({ label, icon, controls, onStep, possible, disabled }: StepButtonProps) {
  const hold = useHoldRepeat(onStep, possible && !disabled)
  return (
    <button
      type="button"
      {...hold}
      aria-label={label}
      aria-controls={controls}
      aria-disabled={possible ? undefined : true}
      disabled={disabled}
      className={styles.stepButton}
    >
      <Icon icon={icon} size="small" />
    </button>
  )
}
