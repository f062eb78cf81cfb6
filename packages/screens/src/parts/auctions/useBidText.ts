import type { BidOnWire } from '@onelot/api-client'
import { money } from '@onelot/domain'
import { MASK, formatMoney, useTheme, useUiMessages } from '@onelot/ui'
import { useTranslation } from '../../base/i18n/translation.tsx'

/** What the reader has bid, or has won, in a sentence; nothing of a bid that was taken back or called off. */
export function useBidText(): (bid: BidOnWire) => string | undefined {
  const { t } = useTranslation('auctions')
  const { locale, hideAmounts } = useTheme()
  const ui = useUiMessages()
  return ({ state, shares: asked, price: bid, instrument, result }) => {
    const price = hideAmounts ? MASK : formatMoney(locale, money(instrument.currency, bid))
    const shares = ui('finance.shares', { count: result?.shares ?? asked })
    switch (state) {
      case 'sealed':
        return t('mine.sealed', { price, shares })
      case 'won':
        return t('mine.won', { price, shares })
      case 'lost':
        return t('mine.lost')
      case 'withdrawn':
      case 'calledOff':
        return undefined
      default: {
        const never: never = state
        return never
      }
    }
  }
}
