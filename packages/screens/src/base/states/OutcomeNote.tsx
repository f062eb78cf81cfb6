import type { WireRefusal } from '@onelot/api-client'
import { Button, NoticeBar } from '@onelot/ui'
import type { Submitted } from '../data/useSubmit.ts'
import { joinSentences } from '../i18n/joinSentences.ts'
import { useTranslation } from '../i18n/translation.tsx'
import { useTitleOf } from '../i18n/useName.ts'
import { useFailureText, useMaintenanceText, useRefusalText } from '../i18n/useRefusalText.ts'
import { useNavigation } from '../ports/ports.ts'

/** Whether it is refused for want of a verified identity, which has a screen of its own. */
const leadsToRealName = ({ code }: WireRefusal): boolean =>
  code === 'REAL_NAME_REQUIRED' || code === 'REAL_NAME_UNDER_REVIEW' || code === 'REAL_NAME_REJECTED'

function ToRealName() {
  const navigation = useNavigation()
  const title = useTitleOf()('realName')
  return (
    <Button variant="secondary" size="small" onClick={() => navigation.go({ to: 'realName' })}>
      {title}
    </Button>
  )
}

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
  const maintenanceText = useMaintenanceText()
  if (state === undefined) return null
  const { outcome, at } = state
  switch (outcome.kind) {
    case 'refused':
      return (
        <NoticeBar tone="error" action={leadsToRealName(outcome.refusal) ? <ToRealName /> : undefined}>
          {refusalText(outcome.refusal)}
        </NoticeBar>
      )
    case 'sessionEnded':
      return (
        <NoticeBar tone="error">
          {joinSentences(failureText(outcome), kept ? t('kept') : undefined)}
        </NoticeBar>
      )
    case 'neverArrived':
      return <NoticeBar>{t('unknown.neverArrived')}</NoticeBar>
    case 'forgotten':
      return <NoticeBar>{t('unknown.forgotten')}</NoticeBar>
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
          {joinSentences(maintenanceText(outcome), t(`unknown.${at}`))}
        </NoticeBar>
      )
  }
}
