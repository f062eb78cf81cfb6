import type { ListedContext, RefusalTexts } from '@onelot/ui'
import { useTranslation } from '../../base/i18n/translation.tsx'
import { useRefusalTexts } from '../../parts/trading/useRefusalTexts.ts'

/** The texts of refusals: of what is halted the one that its page says, since a halt leaves no price to trade at. */
export function useTicketTexts({ halted }: Pick<ListedContext, 'halted'>): RefusalTexts {
  const { t } = useTranslation('stockDetail')
  const texts = useRefusalTexts()
  if (!halted) return texts
  return {
    ...texts,
    reasonText: (refusal) => (refusal.code === 'PRICE_UNAVAILABLE' ? t('halted') : texts.reasonText(refusal)),
  }
}
