import type { ApplicationTerms, OfferOnWire, applicationsApply } from '@onelot/api-client'
import { isZero, money, subtract } from '@onelot/domain'
import { Money, formatDay, formatMoney, useTheme, useUiMessages } from '@onelot/ui'
import type { Submit } from '../data/useSubmit.ts'
import { CommandReview } from '../form/CommandReview.tsx'
import { readerZone } from '../i18n/readerZone.ts'
import { useTranslation } from '../i18n/translation.tsx'
import { useName } from '../i18n/useName.ts'
import { costOf } from './applyForm.ts'

export interface ApplyReviewProps {
  offer: OfferOnWire
  terms: ApplicationTerms
  shares: number
  submit: Submit<typeof applicationsApply>
  onConfirm: () => void
  onClose: () => void
}

/** What will be applied for, once more: what is on hold from now on, and what has to be there at the payment date. */
export function ApplyReview({ offer, terms, shares, submit, onConfirm, onClose }: ApplyReviewProps) {
  const { t } = useTranslation('offer')
  const ui = useUiMessages()
  const { locale } = useTheme()
  const name = useName()
  const { instrument, provisionalPrice, dates } = offer
  const { deposit, mostDue, mostRest } = costOf(shares, offer)
  const count = ui('finance.shares', { count: shares })
  const day = formatDay(locale, dates.paymentFrom, readerZone())
  return (
    <CommandReview
      open
      onClose={onClose}
      title={t('apply.review')}
      description={name(instrument.name)}
      total={{ label: t('apply.deposit'), amount: deposit }}
      facts={[
        { label: t('apply.shares'), value: count },
        {
          label: t('apply.price'),
          value: <Money value={money(instrument.currency, provisionalPrice)} own={false} size="small" />,
        },
        {
          label: t('apply.after'),
          value: <Money value={subtract(terms.available, deposit)} size="small" />,
        },
        { label: t('apply.draw'), value: formatDay(locale, dates.drawsAt, readerZone()) },
        { label: t('apply.payment'), value: day },
        { label: t('apply.mostDue'), value: <Money value={mostDue} own={false} size="small" /> },
      ]}
      note={
        isZero(mostRest)
          ? t('apply.noteCovered', { day })
          : t('apply.noteRest', { day, amount: formatMoney(locale, mostRest) })
      }
      submit={submit}
      confirm={t('apply.confirm', { shares: count })}
      onConfirm={onConfirm}
    />
  )
}
