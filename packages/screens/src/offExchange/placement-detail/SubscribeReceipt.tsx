import type { PlacementOnWire, PlacementSubscriptionOnWire } from '@onelot/api-client'
import { money } from '@onelot/domain'
import { formatMoney, formatPercent, useTheme, useUiMessages } from '@onelot/ui'
import { useTranslation } from '../../base/i18n/translation.tsx'
import { useName } from '../../base/i18n/useName.ts'
import { RequestReceipt } from '../../parts/receipt/RequestReceipt.tsx'
import { useLockTime } from '../../parts/sales/useLockTime.ts'

export interface SubscribeReceiptProps {
  placement: PlacementOnWire
  subscription: PlacementSubscriptionOnWire
  onClose: () => void
}

/** What was asked for, what is on hold for it, and when the shares may be sold. */
export function SubscribeReceipt({ placement, subscription, onClose }: SubscribeReceiptProps) {
  const { t } = useTranslation('placementDetail')
  const { t: sales } = useTranslation('sales')
  const ui = useUiMessages()
  const { locale } = useTheme()
  const name = useName()
  const timeOf = useLockTime()
  const { id, shares: count, price: amount, discount, cost, instrument } = subscription
  const shares = ui('finance.shares', { count })
  const price = formatMoney(locale, money(instrument.currency, amount))
  return (
    <RequestReceipt
      title={t('done.title')}
      done={t('done.sentence', { price, shares, name: name(instrument.name) })}
      facts={[
        {
          label: t('subscribe.discount'),
          value: formatPercent(locale, discount, { places: { least: 0, most: 2 } }),
        },
        { label: t('subscribe.price'), value: price },
        { label: t('subscribe.shares'), value: shares },
        { label: sales('total'), value: cost },
        { label: sales('locked'), value: timeOf(placement.unlocksAt, placement.zone) },
      ]}
      number={id}
      note={t('done.note')}
      close={t('done.close')}
      onClose={onClose}
    />
  )
}
