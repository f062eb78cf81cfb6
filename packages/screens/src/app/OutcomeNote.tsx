import type { Outcome } from '@onelot/api-client'
import { Button, NoticeBar } from '@onelot/ui'
import { useTranslation } from '../i18n/translation.tsx'
import { useFailureText, useRefusalText } from './useRefusalText.ts'

export interface OutcomeNoteProps {
  write: { readonly outcome: Outcome<unknown> | undefined; readonly pending: boolean }
  /** Sends the same command with the same key: what was done the first time is not done twice. */
  onRetry: () => void
}

/**
 * Stands beside an action after it was tried: why it was refused, also when the toast has gone; that the session has ended; or that its
 * outcome is not known, with the safe way to find out (RULES 5).
 */
export function OutcomeNote({ write: { outcome, pending }, onRetry }: OutcomeNoteProps) {
  const { t } = useTranslation()
  const refusalText = useRefusalText()
  const failureText = useFailureText()
  if (outcome?.kind === 'refused') return <NoticeBar tone="error">{refusalText(outcome.refusal)}</NoticeBar>
  if (outcome?.kind === 'sessionEnded') return <NoticeBar tone="error">{failureText(outcome)}</NoticeBar>
  if (outcome?.kind !== 'unknown') return null
  const check = (
    <Button variant="secondary" size="small" loading={pending} onClick={onRetry}>
      {t('unknown.check')}
    </Button>
  )
  return (
    <NoticeBar tone="error" action={check}>
      {t('unknown.text')}
    </NoticeBar>
  )
}
