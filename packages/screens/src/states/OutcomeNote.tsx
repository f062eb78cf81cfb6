import type { Endpoint } from '@onelot/api-client'
import { Button, NoticeBar } from '@onelot/ui'
import { useTranslation } from '../i18n/translation.tsx'
import { useFailureText, useRefusalText } from '../i18n/useRefusalText.ts'
import type { Write } from '../data/useWrite.ts'

export interface OutcomeNoteProps {
  write: Pick<Write<Endpoint>, 'state' | 'pending'>
  /** Asks for the outcome of what was sent; nothing is sent again. */
  onCheck: () => void
}

/**
 * The outcome of an action, shown beside it and nowhere else: why it was refused; that the session has ended; or that the outcome is not
 * known, with a button to ask for it, and then the answer (docs/rules/commands.md).
 */
export function OutcomeNote({ write: { state, pending }, onCheck }: OutcomeNoteProps) {
  const { t } = useTranslation()
  const refusalText = useRefusalText()
  const failureText = useFailureText()
  if (state === undefined) return null
  const { outcome, at } = state
  switch (outcome.kind) {
    case 'refused':
      return <NoticeBar tone="error">{refusalText(outcome.refusal)}</NoticeBar>
    case 'sessionEnded':
      return <NoticeBar tone="error">{failureText(outcome)}</NoticeBar>
    case 'neverArrived':
      return <NoticeBar>{t('unknown.neverArrived')}</NoticeBar>
    case 'done':
      return at === 'checking' ? <NoticeBar>{t('unknown.carriedOut')}</NoticeBar> : null
    case 'earlier':
      return <NoticeBar>{t('unknown.earlierCarriedOut')}</NoticeBar>
    case 'unknown': {
      const check = (
        <Button variant="secondary" size="small" loading={pending} onClick={onCheck}>
          {t('unknown.check')}
        </Button>
      )
      return (
        <NoticeBar tone="error" action={check}>
          {t(`unknown.${at}`)}
        </NoticeBar>
      )
    }
  }
}
