import type { OfferOnWire } from '@onelot/api-client'
import { isZero } from '@onelot/domain'
import { formatDay, formatMoney, useTheme } from '@onelot/ui'
import { useTranslation } from '../../base/i18n/translation.tsx'
import type { ApplicationCost } from './applyForm.ts'

export interface PaymentText {
  /** Of the most that may be due. */
  readonly mostDue: string
  /** What has to be there at the payment date. */
  readonly note: string
}

/** What may be due in words, as far as it is known: until the actual price is, nobody knows the most. */
export function usePaymentText(): (
  cost: Pick<ApplicationCost, 'mostRest' | 'isPriceKnown'>,
  offer: Pick<OfferOnWire, 'dates' | 'zone'>,
) => PaymentText {
  const { t } = useTranslation('offer')
  const { locale } = useTheme()
  return ({ mostRest, isPriceKnown }, { dates, zone }) => {
    const day = formatDay(locale, dates.paymentFrom, zone)
    const amount = formatMoney(locale, mostRest)
    const known = isZero(mostRest) ? t('apply.noteCovered', { day }) : t('apply.noteRest', { day, amount })
    if (isPriceKnown) return { mostDue: t('apply.mostDue'), note: known }
    const provisional = isZero(mostRest)
      ? t('apply.noteCoveredProvisional', { day })
      : t('apply.noteRestProvisional', { day, amount })
    const open = t('apply.priceOpen', { day: formatDay(locale, dates.drawsAt, zone) })
    return { mostDue: t('apply.mostDueProvisional'), note: `${provisional} ${open}` }
  }
}
