import { useId } from 'react'
import { useUiMessages } from '../../theme/ThemeContext.ts'
import { CopyButton } from '../CopyButton/CopyButton.tsx'
import { Text } from '../Text/Text.tsx'
import * as styles from './CopyField.css.ts'

export interface CopyFieldProps {
  /** What it is: `Account number`. */
  label: string
  /** What is copied, character for character. */
  value: string
  /** What shows, where that is easier to read: `50,000`. @defaultValue what is copied */
  shown?: string | undefined
  /** `row` among the rows of a card. @defaultValue 'tile' */
  look?: (typeof styles.copyFieldLooks)[number] | undefined
  /** It is on the clipboard. */
  onCopied?: ((copied: { text: string }) => void) | undefined
}

/** A text that must be exact, with the way to copy it. */
export function CopyField({ label, value, shown = value, look = 'tile', onCopied }: CopyFieldProps) {
  const t = useUiMessages()
  const id = useId()
  return (
    <div role="group" aria-labelledby={id} data-look={look} className={styles.field}>
      <span className={styles.words}>
        <Text id={id} size="small" tone="secondary">
          {label}
        </Text>
        <span translate="no" className={styles.value}>
          {shown}
        </span>
      </span>
      <CopyButton
        text={value}
        label={t('entry.copy.copyNamed', { name: label })}
        shown={t('entry.copy.copy')}
        onCopied={onCopied}
      />
    </div>
  )
}
