import type { Endpoint, SubmissionOutcome } from '@onelot/api-client'
import { useToast } from '@onelot/ui'
import { useTranslation } from '../i18n/translation.tsx'
import { useRefusalText } from '../i18n/useRefusalText.ts'

/** The only source of toasts about commands. An unknown outcome gets none: it must stay until the person has read it. */
export function useOutcomeToast(): (outcome: SubmissionOutcome<Endpoint>) => void {
  const toast = useToast()
  const { t } = useTranslation('refusals')
  const refusalText = useRefusalText()
  return (outcome) => {
    if (outcome.kind === 'done' && outcome.message !== undefined) {
      toast.show({ message: t(`successes.${outcome.message}`), tone: 'success' })
    }
    if (outcome.kind === 'refused') toast.show({ message: refusalText(outcome.refusal), tone: 'error' })
  }
}
