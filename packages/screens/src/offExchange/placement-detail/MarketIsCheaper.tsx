import type { PlacementOnWire } from '@onelot/api-client'
import { type Decimal, compareDecimals } from '@onelot/domain'
import { NoticeBar } from '@onelot/ui'
import { useTranslation } from '../../base/i18n/translation.tsx'
import { useLastPrice } from '../../parts/sales/useLastPrice.ts'

interface MarketIsCheaperProps {
  placement: PlacementOnWire
  /** That of an amount. */
  price: Decimal
}

/** Said where a share costs no more on the market, though it may be sold at once there: the discount is on the close of the day before. */
export function MarketIsCheaper({ placement, price }: MarketIsCheaperProps) {
  const { t } = useTranslation('placementDetail')
  const last = useLastPrice(placement)
  return last === undefined || compareDecimals(last, price) > 0 ? null : (
    <NoticeBar>{t('subscribe.cheaper')}</NoticeBar>
  )
}
