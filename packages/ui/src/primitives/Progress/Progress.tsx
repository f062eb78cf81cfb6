import { assignInlineVars } from '@vanilla-extract/dynamic'
import { useId } from 'react'
import { cx } from '../cx.ts'
import { Text } from '../Text/Text.tsx'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import { portion } from './portion.ts'
import * as styles from './Progress.css.ts'

export interface ProgressProps {
  /** What gets on: `Subscribed so far`. */
  label: string
  /** How far it has got, in the unit of `max`. Outside 0 to `max` the bar stays at that end. */
  value: number
  /** What is whole, in the same unit. @defaultValue 100 */
  max?: number
  /** The figure as text, shown and read instead of the number: `4 of 10 photos`, `312%`. */
  text?: string | undefined
  /** Keeps the label for screen readers only, where the text beside the bar already says it. */
  hideLabel?: boolean
  /** `error` for what has stopped, with a text that says so. @defaultValue 'accent' */
  tone?: (typeof styles.progressTones)[number]
}

/** How far something of known length has got. For what has no known length there is `Button`'s and the skeletons' own waiting. */
export function Progress(props: ProgressProps) {
  const { label, value, max = 100, text, hideLabel = false, tone = 'accent' } = props
  const id = useId()
  const share = portion(value, max)
  const width = { [styles.portionVar]: `${String(share * 100)}%` }
  return (
    <div className={styles.root}>
      <div className={styles.words}>
        {hideLabel ? (
          <VisuallyHidden id={id}>{label}</VisuallyHidden>
        ) : (
          <Text id={id} size="small" tone="secondary">
            {label}
          </Text>
        )}
        {text === undefined ? null : (
          <Text aria-hidden size="small" weight="strong" tone={tone === 'error' ? 'error' : 'neutral'}>
            {text}
          </Text>
        )}
      </div>
      <div
        role="progressbar"
        aria-labelledby={id}
        aria-valuemin={0}
        aria-valuemax={max}
        aria-valuenow={share * max}
        aria-valuetext={text}
        data-tone={tone}
        className={styles.track}
      >
        <div className={cx(styles.bar, styles.tone[tone])} style={assignInlineVars(width)} />
      </div>
    </div>
  )
}
