import { refusalMessage } from '@onelot/api-client'
import type { ListedContext, RefusalTexts } from '@onelot/ui'
import { useTranslation } from '../../base/i18n/translation.tsx'
import { usePreferences } from '../../base/ports/ports.ts'
import { useRefusalTexts } from '../../parts/trading/useRefusalTexts.ts'

/**
 * The texts of refusals; of a day trade, when one is taken and that none is.
 */
export function useTicketTexts({ halted }: Pick<ListedContext, 'halted'>): RefusalTexts {
  const { t } = useTranslation('stockDetail')
  const { language } = usePreferences()
  const texts = useRefusalTexts({ halted })
  return {
    ...texts,
    reasonText: (refusal) => {
      const { code, fields } = refusal
      if (fields['dayTrade'] === undefined) return texts.reasonText(refusal)
      if (code === 'PRODUCT_UNAVAILABLE') return t('dayTrade.notOffered')
      if (code !== 'OUTSIDE_TRADING_TIME') return texts.reasonText(refusal)
      const message = refusalMessage(refusal, language)
      return t('dayTrade.hours', {
        window: message.namespace === undefined ? '' : (message.values['window'] ?? ''),
      })
    },
  }
}
