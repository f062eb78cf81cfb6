import type { Endpoint, SubmissionOutcome } from '@onelot/api-client'
import { useToast } from '@onelot/ui'
import { useTranslation } from '../i18n/translation.tsx'

/** The only source of toasts about commands: what was done. Anything else is said beside the action, where it stays until it has been read. */
export function useOutcomeToast(): (outcome: SubmissionOutcome<Endpoint>) => void {
  const toast = useToast()
  const { t } = useTranslation('refusals')
  return (outcome) => {
    if (outcome.kind === 'done' && outcome.message !== undefined) {
      toast.show({ message: t(`successes.${outcome.message}`), tone: 'success' })
    }
  }
}
