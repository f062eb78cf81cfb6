import type { AuctionOnWire, BidOnWire } from '@onelot/api-client'
import { money } from '@onelot/domain'
import { formatMoney, useTheme, useUiMessages } from '@onelot/ui'
import { useTranslation } from '../../base/i18n/translation.tsx'
import { useName } from '../../base/i18n/useName.ts'
import { useExchangeTime } from '../../parts/new-shares/useExchangeTime.ts'
import { RequestReceipt } from '../../parts/receipt/RequestReceipt.tsx'

export interface BidReceiptProps {
  auction: AuctionOnWire
  bid: BidOnWire
  /** Whether an earlier bid was changed to it. */
  amended: boolean
  onClose: () => void
}

/** What was bid, what is on hold for it, and until when it can be changed. */
export function BidReceipt({ auction, bid, amended, onClose }: BidReceiptProps) {
  const { t } = useTranslation('auction')
  const ui = useUiMessages()
  const { locale } = useTheme()
  const name = useName()
  const timeOf = useExchangeTime()
  const { id, shares: count, price: amount, instrument, held } = bid
  const shares = ui('finance.shares', { count })
  const price = formatMoney(locale, money(instrument.currency, amount))
  return (
    <RequestReceipt
      title={t(amended ? 'done.amended' : 'done.title')}
      done={t('done.sentence', { price, shares, name: name(instrument.name) })}
      facts={[
        { label: t('bid.price'), value: price },
        { label: t('bid.shares'), value: shares },
        { label: t('bid.total'), value: held },
      ]}
      number={id}
      note={t('bid.note', { at: timeOf(auction.dates.closesAt, auction.zone) })}
      close={t('done.close')}
      onClose={onClose}
    />
  )
}
