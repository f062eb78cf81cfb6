import type { ReactNode } from 'react'
import { useUiMessages } from '../../theme/ThemeContext.ts'
import { Icon } from '../Icon/Icon.tsx'
import { Text } from '../Text/Text.tsx'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import * as styles from './Steps.css.ts'
import { stepIcons } from './stepIcons.ts'

export type StepState = (typeof styles.stepStates)[number]

export interface Step {
  /** Unique among the others. */
  readonly id: string
  /** `Submitted`, `Under review`, `Arrived`. */
  readonly label: string
  /** Shown by an icon and by text, too. */
  readonly state: StepState
  /** What happened, or what to do: the reason of a rejection, when it is expected. */
  readonly description?: ReactNode
}

export interface StepsProps {
  /** What the steps are of, or lead to: `Your withdrawal`, `Starting`. */
  label: string
  /** In their order; one at most is under way or has failed. */
  steps: readonly Step[]
  /** `horizontal` for up to four short ones; large text puts them one under another all the same. @defaultValue 'vertical' */
  orientation?: (typeof styles.stepsOrientations)[number]
  /** `small` in a card, beside what matters more. @defaultValue 'normal' */
  size?: (typeof styles.stepsSizes)[number] | undefined
  /** Each step is read out as it comes: for what goes on while one waits. */
  live?: boolean
}

/**
 * How far a request is on its way, or how far a start has got: done, in progress, still to come, failed; each also as text.
 */
export function Steps(props: StepsProps) {
  const { label, steps, orientation = 'vertical', size = 'normal', live = false } = props
  const t = useUiMessages()
  const small = size === 'small'
  return (
    <ol
      role="list"
      aria-label={label}
      aria-live={live ? 'polite' : undefined}
      data-orientation={orientation}
      data-size={size}
      className={styles.steps}
    >
      {steps.map((step, index) => {
        const current = step.state === 'current' || step.state === 'failed'
        return (
          <li
            key={step.id}
            data-state={step.state}
            aria-current={current ? 'step' : undefined}
            className={styles.step}
          >
            {index === steps.length - 1 ? null : <span aria-hidden className={styles.way} />}
            <span className={styles.icon}>
              <Icon icon={stepIcons[step.state]} size={size} />
            </span>
            <span className={styles.words}>
              <Text tone="inherit" size={small ? 'small' : 'body'} weight={current ? 'strong' : 'regular'}>
                <span>{step.label}</span>
                <VisuallyHidden>{`, ${t(`steps.${step.state}`)}`}</VisuallyHidden>
              </Text>
              {step.description === undefined ? null : (
                <Text size={small ? 'caption' : 'small'} tone="secondary">
                  {step.description}
                </Text>
              )}
            </span>
          </li>
        )
      })}
    </ol>
  )
}
