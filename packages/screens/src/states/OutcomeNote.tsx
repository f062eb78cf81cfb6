import { Button, NoticeBar } from '@onelot/ui'
import type { Submitted } from '../data/useSubmit.ts'
import { useTranslation } from '../i18n/translation.tsx'
import { useFailureText, useRefusalText } from '../i18n/useRefusalText.ts'

export interface OutcomeNoteProps {
  submit: Submitted
  /** Whether what was filled in outlives a session that ends; it then says so. @defaultValue false */
  kept?: boolean | undefined
}

/**
 * The outcome of an action, shown beside it and nowhere else: why it was refused; that the session has ended; or that the outcome is not
 * known, with a button to ask for it, and then the answer (docs/rules/commands.md).
 */
export function OutcomeNote({ submit: { state, pending, check }, kept = false }: OutcomeNoteProps) {
  const { t } = useTranslation()
  const refusalText = useRefusalText()
  const failureText = useFailureText()
  if (state === undefined) return null
  const { outcome, at } = state
  switch (outcome.kind) {
    case 'refused':
      return <NoticeBar tone="error">{refusalText(outcome.refusal)}</NoticeBar>
    case 'sessionEnded':
      return (
        <NoticeBar tone="error">
          {kept ? `${failureText(outcome)} ${t('kept')}` : failureText(outcome)}
        </NoticeBar>
      )
    case 'neverArrived':
      return <NoticeBar>{t('unknown.neverArrived')}</NoticeBar>
    case 'done':
      return at === 'checking' ? <NoticeBar>{t('unknown.carriedOut')}</NoticeBar> : null
    case 'earlier':
      return <NoticeBar>{t('unknown.earlierCarriedOut')}</NoticeBar>
    case 'unknown':
      return (
        <NoticeBar
          tone="error"
          action={
            <Button variant="secondary" size="small" loading={pending} onClick={check}>
              {t('unknown.check')}
            </Button>
          }
        >
          {t(`unknown.${at}`)}
        </NoticeBar>
      )
  }
}
