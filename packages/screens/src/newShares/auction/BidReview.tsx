import type { AuctionOnWire, BidOnWire, BidTerms } from '@onelot/api-client'
import { type Market, money } from '@onelot/domain'
import { Money, formatMoney, useTheme, useUiMessages } from '@onelot/ui'
import type { Submitted } from '../../base/data/useSubmit.ts'
import { CommandReview } from '../../base/form/CommandReview.tsx'
import { useTranslation } from '../../base/i18n/translation.tsx'
import { useName } from '../../base/i18n/useName.ts'
import { useAfterFact } from '../../parts/new-shares/useAfterFact.tsx'
import { useExchangeTime } from '../../parts/new-shares/useExchangeTime.ts'
import { type BidLevel, costOf } from './bidForm.ts'

export interface BidReviewProps {
  auction: AuctionOnWire
  market: Market
  terms: BidTerms
  /** The bid that is changed. */
  own: BidOnWire | undefined
  level: BidLevel
  submit: Submitted
  onConfirm: () => void
  onClose: () => void
}

/** What will be bid, once more: what is on hold from now on, and until when it can be changed. */
export function BidReview({
  auction,
  market,
  terms,
  own,
  level,
  submit,
  onConfirm,
  onClose,
}: BidReviewProps) {
  const { t } = useTranslation('auction')
  const ui = useUiMessages()
  const { locale } = useTheme()
  const name = useName()
  const afterOf = useAfterFact()
  const timeOf = useExchangeTime()
  const { instrument, dates, zone } = auction
  const { value, fee, total, after } = costOf(level, auction, market, terms, own)
  const amount = money(instrument.currency, level.price)
  const shares = ui('finance.shares', { count: level.shares })
  return (
    <CommandReview
      open
      onClose={onClose}
      title={t('bid.review')}
      description={name(instrument.name)}
      total={{ label: t('bid.total'), amount: total }}
      facts={[
        { label: t('bid.price'), value: <Money value={amount} own={false} size="small" /> },
        { label: t('bid.shares'), value: shares },
        { label: t('bid.value'), value: <Money value={value} own={false} size="small" /> },
        { label: t('bid.fee'), value: <Money value={fee} own={false} size="small" /> },
        afterOf(after),
      ]}
      note={t('bid.note', { at: timeOf(dates.closesAt, zone) })}
      submit={submit}
      confirm={t(own === undefined ? 'bid.confirm' : 'bid.confirmAmend', {
        price: formatMoney(locale, amount),
        shares,
      })}
      onConfirm={onConfirm}
    />
  )
}
