import type { RefusalTexts } from '@onelot/ui'
import { useTranslation } from '../../i18n/translation.tsx'
import { useRefusalText } from '../useRefusalText.ts'

/** The words of the catalogue for ui's tickets: a whole sentence beside the button, a short reason under a field. */
export function useRefusalWords(): RefusalTexts {
  const reasonText = useRefusalText()
  const { t } = useTranslation('refusals')
  return {
    reasonText,
    fieldText: ({ reason }) => t(`fields.${reason}`),
  }
}
