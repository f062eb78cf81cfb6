import type { RefusalTexts } from '@onelot/ui'
import { useTranslation } from '../../base/i18n/translation.tsx'
import { useRefusalText } from '../../base/i18n/useRefusalText.ts'

/**
 * The texts of the catalogue for ui's tickets: a whole sentence beside the button, a short reason under a field. Of what is halted, which leaves no
 * price to trade at, the sentence that its page says.
 */
export function useRefusalTexts({
  halted = false,
}: { readonly halted?: boolean | undefined } = {}): RefusalTexts {
  const reasonText = useRefusalText()
  const { t } = useTranslation('refusals')
  const { t: positions } = useTranslation('positions')
  return {
    reasonText: (refusal) =>
      halted && refusal.code === 'PRICE_UNAVAILABLE' ? positions('halted') : reasonText(refusal),
    fieldText: ({ reason }) => t(`fields.${reason}`),
  }
}
