import type { ReactNode } from 'react'
import { Text } from '../../primitives/Text/Text.tsx'
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx'
import { useUiMessages } from '../../theme/ThemeContext.ts'
import * as styles from './BeforeAfter.css.ts'

export interface BeforeAfterProps {
  /** What it was: text, or `Money` in the tone `secondary`. Undefined where nothing changed: `after` shows alone. */
  before: ReactNode
  /** What it becomes: text, or `Money`. Undefined while it is not known: a dash shows. */
  after: ReactNode
  /** Read out in place of the arrow: `after the order`. @defaultValue the message "becomes" */
  word?: string | undefined
  /** What changes, where no label beside it says so; it names the group. */
  label?: string | undefined
}

/** What a value is and what it becomes. The arrow is for the eye; a word takes its place for the ear. */
export function BeforeAfter({ before, after, word, label }: BeforeAfterProps) {
  const t = useUiMessages()
  return (
    <span role={label === undefined ? undefined : 'group'} aria-label={label} className={styles.values}>
      {before === undefined ? null : (
        <>
          {typeof before === 'string' ? (
            <Text size="small" tone="secondary">
              {before}
            </Text>
          ) : (
            before
          )}
          <span aria-hidden className={styles.arrow}>
            →
          </span>
          <VisuallyHidden>{word ?? t('finance.becomes')}</VisuallyHidden>
        </>
      )}
      {typeof after === 'string' || after === undefined ? <Text size="small">{after ?? '–'}</Text> : after}
    </span>
  )
}
