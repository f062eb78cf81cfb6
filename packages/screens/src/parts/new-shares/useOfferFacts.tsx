import type { OfferOnWire } from '@onelot/api-client'
import { type Decimal, money } from '@onelot/domain'
import { ChangeBadge, type Fact, Money, formatPercent, useTheme, useUiMessages } from '@onelot/ui'
import { useTranslation } from '../../base/i18n/translation.tsx'
import { premiumOfOffer } from './premium.ts'

export interface OfferFacts {
  readonly price: Fact
  /** What a share is said to be worth, or is once it trades. */
  readonly worth: Fact
  readonly difference: Fact
  readonly rate: Fact
  /** All that is applied for, of which the draw lets a part win. */
  readonly subscribed: Fact
}

/**
 * What decides on an offer besides its least money.
 * @param difference in money too, or in percent alone: among many cards there is room for one of them beside the price
 */
export function useOfferFacts(difference: 'both' | 'rate'): (offer: OfferOnWire) => OfferFacts {
  const { t } = useTranslation('newShares')
  const { locale } = useTheme()
  const ui = useUiMessages()
  return (offer) => {
    const { instrument, actualPrice, underwritingPrice, indicative, winningRate, subscribed } = offer
    const price = (amount: Decimal) => (
      <Money value={money(instrument.currency, amount)} own={false} weight="strong" />
    )
    return {
      price: {
        label: t(actualPrice === undefined ? 'facts.provisional' : 'facts.actual'),
        value: price(underwritingPrice),
      },
      worth: {
        label: t(indicative.source === 'market' ? 'facts.market' : 'facts.indicative'),
        value: price(indicative.price),
      },
      difference: {
        label: t('facts.difference'),
        value: (
          <ChangeBadge
            change={premiumOfOffer(offer)}
            show={difference}
            currency={instrument.currency}
            size="body"
            weight="strong"
          />
        ),
      },
      rate: {
        label: t('facts.rate'),
        value: formatPercent(locale, winningRate, { places: { least: 0, most: 2 } }),
      },
      subscribed: { label: t('facts.subscribed'), value: ui('finance.shares', { count: subscribed }) },
    }
  }
}
