import type { ApplicationOnWire } from '@onelot/api-client'
import { type Money, isZero } from '@onelot/domain'
import { MASK, formatMoney, useTheme } from '@onelot/ui'
import { useTranslation } from '../../base/i18n/translation.tsx'
import { exchangeZone } from '../../base/i18n/exchangeZone.ts'
import { useExchangeMoment } from '../../parts/new-shares/useExchangeMoment.ts'
import { momentOf } from './ahead.ts'

/** An amount of the reader's own within a sentence. */
export function useOwnAmount(): (money: Money) => string {
  const { locale, hideAmounts } = useTheme()
  return (money) => (hideAmounts ? MASK : formatMoney(locale, money))
}

/** What happens next with an application, or what it came to, in a sentence. */
export function useNextText(): (application: ApplicationOnWire) => string {
  const { t } = useTranslation('application')
  const moment = useExchangeMoment()
  const own = useOwnAmount()
  return (application) => {
    const { state, held, won, refunded, phase, instrument } = application
    const zone = exchangeZone(instrument.market)
    const at = (step: Parameters<typeof momentOf>[1], naming?: { readonly isNamed: boolean }) => {
      const found = momentOf(application, step)
      return found === undefined ? '' : moment(found, zone, naming)
    }
    switch (state) {
      case 'toBeDrawn':
        return t('next.toBeDrawn', { at: at('drawn'), amount: own(held) })
      case 'won':
        return won === undefined || isZero(won.rest)
          ? t('next.wonCovered', { at: at('paymentFrom') })
          : t('next.won', { at: at('paymentFrom'), amount: own(won.rest) })
      case 'awaitingPayment':
        return t('next.awaitingPayment', {
          at: at('paymentTo'),
          amount: won === undefined ? '' : own(won.rest),
        })
      case 'paid':
        return t('next.paid', { at: at('issued'), listing: at('listed', { isNamed: true }) })
      case 'issued':
        return phase === 'listed' ? t('next.listed') : t('next.issued', { listing: at('listed') })
      case 'notWon':
      case 'waived':
      case 'paymentFailed':
      case 'cancelled':
      case 'calledOff':
        return t(`next.${state}`, { amount: own(refunded) })
      default: {
        const never: never = state
        return never
      }
    }
  }
}
