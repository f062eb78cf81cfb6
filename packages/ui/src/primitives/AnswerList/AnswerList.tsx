import { Pencil } from 'lucide-react'
import { useUiMessages } from '../../theme/ThemeContext.ts'
import { Icon } from '../Icon/Icon.tsx'
import { Text } from '../Text/Text.tsx'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import * as styles from './AnswerList.css.ts'

export interface ShownAnswer {
  /** Its own among the others. */
  readonly key: string
  /** What was asked, in short: `Phone number`. */
  readonly label: string
  /** What was answered; a secret as dots. */
  readonly value: string
  /** It was pressed, to be changed. */
  readonly onChange: () => void
}

export interface AnswerListProps {
  /** What the answers are of: `Your answers`. */
  label: string
  /** In the order in which they were asked. */
  answers: readonly ShownAnswer[]
}

/** Questions that are answered, a line each; a press leads back to one. */
export function AnswerList({ label, answers }: AnswerListProps) {
  const t = useUiMessages()
  return (
    <ul role="list" aria-label={label} className={styles.list}>
      {answers.map((answer) => (
        <li key={answer.key} className={styles.item}>
          <button type="button" className={styles.answer} onClick={answer.onChange}>
            <Text size="small" tone="secondary">
              {answer.label}
            </Text>
            <span className={styles.given}>
              <span className={styles.value}>
                <Text weight="strong" lines={1}>
                  {answer.value}
                </Text>
              </span>
              <VisuallyHidden>{`, ${t('entry.answers.change')}`}</VisuallyHidden>
              <span className={styles.icon}>
                <Icon icon={Pencil} size="small" />
              </span>
            </span>
          </button>
        </li>
      ))}
    </ul>
  )
}
