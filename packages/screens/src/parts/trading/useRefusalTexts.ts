import type { RefusalTexts } from '@onelot/ui'
import { useTranslation } from '../../base/i18n/translation.tsx'
import { useRefusalText } from '../../base/i18n/useRefusalText.ts'

/** The texts of the catalogue for ui's tickets: a whole sentence beside the button, a short reason under a field. */
export function useRefusalTexts(): RefusalTexts {
  const reasonText = useRefusalText()
  const { t } = useTranslation('refusals')
  return {
    reasonText,
    fieldText: ({ reason }) => t(`fields.${reason}`),
  }
}
