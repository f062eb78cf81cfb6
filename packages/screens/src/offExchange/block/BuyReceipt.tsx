import type { BlockOnWire, BlockTradeOnWire } from '@onelot/api-client'
import { add, money } from '@onelot/domain'
import { formatMoney, useTheme, useUiMessages } from '@onelot/ui'
import { useTranslation } from '../../base/i18n/translation.tsx'
import { useName } from '../../base/i18n/useName.ts'
import { useLockTime } from '../../parts/sales/useLockTime.ts'
import { RequestReceipt } from '../../parts/receipt/RequestReceipt.tsx'

export interface BuyReceiptProps {
  block: BlockOnWire
  trade: BlockTradeOnWire
  onClose: () => void
}

/** What was asked for, what is on hold for it, and when the shares may be sold. */
export function BuyReceipt({ block, trade, onClose }: BuyReceiptProps) {
  const { t } = useTranslation('block')
  const ui = useUiMessages()
  const { locale } = useTheme()
  const name = useName()
  const timeOf = useLockTime()
  const { id, shares: count, price: amount, instrument, value, fee } = trade
  const shares = ui('finance.shares', { count })
  const price = formatMoney(locale, money(instrument.currency, amount))
  const { terms, zone } = block
  return (
    <RequestReceipt
      title={t('done.title')}
      done={t('done.sentence', { price, shares, name: name(instrument.name) })}
      facts={[
        { label: t('buy.price'), value: price },
        { label: t('buy.shares'), value: shares },
        { label: t('buy.total'), value: add(value, fee) },
        ...(terms === undefined ? [] : [{ label: t('buy.locked'), value: timeOf(terms.unlocksAt, zone) }]),
      ]}
      number={id}
      note={t('done.note')}
      close={t('done.close')}
      onClose={onClose}
    />
  )
}
