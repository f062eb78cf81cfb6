import type { Outcome } from '@onelot/api-client'
import { useToast } from '@onelot/ui'
import { loadRefusals } from '../i18n/loadRefusals.ts'
import { useTranslation } from '../i18n/translation.tsx'
import { useFailureText, useMaintenanceText, useRefusalText } from '../i18n/useRefusalText.ts'
import { useI18n, usePreferences } from '../ports/ports.ts'

/** Says by a toast what was not done, of a write that has no place of its own for it. */
export function useFailedToast(): (outcome: Outcome<unknown>) => Promise<void> {
  const { t } = useTranslation()
  const toast = useToast()
  const i18n = useI18n()
  const { language } = usePreferences()
  const refusalText = useRefusalText()
  const failureText = useFailureText()
  const maintenanceText = useMaintenanceText()
  return async (outcome) => {
    switch (outcome.kind) {
      case 'done':
        return
      case 'refused':
        await loadRefusals(i18n, language)
        toast.show({ message: refusalText(outcome.refusal), tone: 'error' })
        return
      case 'sessionEnded':
        toast.show({ message: failureText(outcome), tone: 'error' })
        return
      case 'unknown':
        if (outcome.cause === 'maintenance') await loadRefusals(i18n, language)
        toast.show({ message: maintenanceText(outcome) ?? t('unknown.plain'), tone: 'error' })
    }
  }
}
