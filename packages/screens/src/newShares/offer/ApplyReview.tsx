import type { ApplicationTerms, OfferOnWire, applicationsApply } from '@onelot/api-client'
import { money, subtract } from '@onelot/domain'
import { Money, formatDay, useTheme, useUiMessages } from '@onelot/ui'
import type { Submit } from '../../base/data/useSubmit.ts'
import { CommandReview } from '../../base/form/CommandReview.tsx'
import { useTranslation } from '../../base/i18n/translation.tsx'
import { useName } from '../../base/i18n/useName.ts'
import { useAfterFact } from '../../parts/new-shares/useAfterFact.tsx'
import { costOf } from './applyForm.ts'
import { usePaymentText } from './usePaymentText.ts'

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
  const { instrument, provisionalPrice, actualPrice, dates } = offer
  const cost = costOf(shares, offer)
  const { deposit, mostDue, mostShares } = cost
  const mostWon = ui('finance.shares', { count: mostShares })
  const payment = usePaymentText()(cost, offer)
  const afterOf = useAfterFact()
  const count = ui('finance.shares', { count: shares })
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
        ...(actualPrice === undefined
          ? []
          : [
              {
                label: t('prices.actual'),
                value: <Money value={money(instrument.currency, actualPrice)} own={false} size="small" />,
              },
            ]),
        afterOf(subtract(terms.available, deposit)),
        { label: t('apply.draw'), value: formatDay(locale, dates.drawsAt, offer.zone) },
        { label: t('apply.payment'), value: formatDay(locale, dates.paymentFrom, offer.zone) },
        { label: t('apply.mostWon'), value: mostWon },
        { label: payment.mostDue, value: <Money value={mostDue} own={false} size="small" /> },
      ]}
      note={payment.note}
      submit={submit}
      confirm={t('apply.confirm', { shares: count })}
      onConfirm={onConfirm}
    />
  )
}
