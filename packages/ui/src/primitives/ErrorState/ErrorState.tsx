import { CircleAlert } from 'lucide-react'
import { useUiMessages } from '../../theme/ThemeContext.ts'
import { Button } from '../Button/Button.tsx'
import * as styles from '../EmptyState/EmptyState.css.ts'
import { Text } from '../Text/Text.tsx'
import type { Rest } from '../rest.ts'

export interface ErrorStateProps extends Rest<'div', 'title' | 'children'> {
  /** What happened: `Prices did not load`. */
  title: string
  /** What is safe: `Your money and orders are untouched`. */
  reassurance: string
  /** A code for customer service. */
  reference?: string | undefined
  /** Tries again; the button waits while `retrying`. */
  onRetry?: () => void
  /** It is being tried again. */
  retrying?: boolean
}

/** What happened, what is safe, and what to do. */
export function ErrorState({
  title,
  reassurance,
  reference,
  onRetry,
  retrying = false,
  ...rest
}: ErrorStateProps) {
  const t = useUiMessages()
  return (
    <div role="alert" {...rest} data-tone="error" className={styles.state}>
      <span aria-hidden className={styles.icon}>
        <CircleAlert />
      </span>
      <Text as="p" size="lead" weight="strong">
        {title}
      </Text>
      <Text as="p" tone="secondary">
        {reassurance}
      </Text>
      {reference === undefined ? null : (
        <Text as="p" size="caption" tone="muted">
          {reference}
        </Text>
      )}
      {onRetry === undefined ? null : (
        <div className={styles.action}>
          <Button variant="secondary" size="small" loading={retrying} onClick={onRetry}>
            {t('retry')}
          </Button>
        </div>
      )}
    </div>
  )
}
