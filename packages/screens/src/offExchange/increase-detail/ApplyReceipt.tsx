import type { IncreaseGrantOnWire, IncreaseOnWire } from '@onelot/api-client'
import { money } from '@onelot/domain'
import { formatMoney, useTheme, useUiMessages } from '@onelot/ui'
import { useTranslation } from '../../base/i18n/translation.tsx'
import { useName } from '../../base/i18n/useName.ts'
import { RequestReceipt } from '../../parts/receipt/RequestReceipt.tsx'
import { useLockTime } from '../../parts/sales/useLockTime.ts'

export interface ApplyReceiptProps {
  increase: IncreaseOnWire
  application: NonNullable<IncreaseGrantOnWire['application']>
  onClose: () => void
}

/** What was applied for, what is on hold for it, and when the shares are issued and may be sold. */
export function ApplyReceipt({ increase, application, onClose }: ApplyReceiptProps) {
  const { t } = useTranslation('increaseDetail')
  const { t: sales } = useTranslation('sales')
  const ui = useUiMessages()
  const { locale } = useTheme()
  const name = useName()
  const timeOf = useLockTime()
  const { instrument, to, lockedUntil, zone } = increase
  const { id, shares: count, cost } = application
  const shares = ui('finance.shares', { count })
  const price = formatMoney(locale, money(instrument.currency, increase.price))
  return (
    <RequestReceipt
      title={t('done.title')}
      done={t('done.sentence', { price, shares, name: name(instrument.name) })}
      facts={[
        { label: t('apply.shares'), value: shares },
        { label: sales('total'), value: cost },
        { label: t('apply.issued'), value: timeOf(to, zone) },
        { label: sales('locked'), value: timeOf(lockedUntil, zone) },
      ]}
      number={id}
      note={t('done.note', { at: timeOf(to, zone) })}
      close={t('done.close')}
      onClose={onClose}
    />
  )
}
