import type { AuctionOnWire } from '@onelot/api-client'
import { type Decimal, money } from '@onelot/domain'
import { ChangeBadge, type Fact, Money, changeBetween, useUiMessages } from '@onelot/ui'
import { useTranslation } from '../../base/i18n/translation.tsx'

/** What decides on an auction besides its lowest bid: how much there is, and what a share is said to be worth. */
export function useAuctionFacts(): (auction: AuctionOnWire) => readonly Fact[] {
  const { t } = useTranslation('auctions')
  const ui = useUiMessages()
  return ({ kind, instrument, floor, shares, indicative, result }) => {
    const price = (amount: Decimal) => (
      <Money value={money(instrument.currency, amount)} own={false} weight="strong" />
    )
    return [
      { label: t('facts.shares'), value: ui('finance.shares', { count: shares }) },
      {
        label: t(indicative.source === 'market' ? 'facts.market' : 'facts.indicative'),
        value: price(indicative.price),
      },
      result === undefined
        ? {
            label: t('facts.difference'),
            value: (
              <ChangeBadge change={changeBetween(floor, indicative.price)} size="body" weight="strong" />
            ),
          }
        : { label: t('facts.floor'), value: price(floor) },
      { label: t('facts.kind'), value: t(`kinds.${kind}`) },
    ]
  }
}
