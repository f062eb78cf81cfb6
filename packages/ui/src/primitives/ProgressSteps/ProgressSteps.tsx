import { useUiWords } from '../../theme/ThemeContext.ts'
import { Icon } from '../Icon/Icon.tsx'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import * as styles from './ProgressSteps.css.ts'
import { stepIcons } from './stepIcons.ts'

export type StepState = (typeof styles.stepStates)[number]

export interface ProgressStep {
  readonly id: string
  /** `Your settings`, `Your session`. */
  readonly label: string
  readonly state: StepState
}

export interface ProgressStepsProps {
  /** What the steps lead to. */
  label: string
  steps: readonly ProgressStep[]
}

/** How far a start has got, step by step: what is done, what is under way, what failed. */
export function ProgressSteps({ label, steps }: ProgressStepsProps) {
  const words = useUiWords()
  return (
    <ol role="list" aria-label={label} aria-live="polite" className={styles.steps}>
      {steps.map((step) => (
        <li
          key={step.id}
          data-state={step.state}
          aria-current={step.state === 'current' ? 'step' : undefined}
          className={styles.step}
        >
          <Icon icon={stepIcons[step.state]} size="small" />
          <span>
            {step.label}
            <VisuallyHidden>{`, ${words.steps[step.state]}`}</VisuallyHidden>
          </span>
        </li>
      ))}
    </ol>
  )
}
