import type { AuctionOnWire } from '@onelot/api-client'
import { decimal, exact, roundTo } from '@onelot/domain'
import { formatPercent, useTheme } from '@onelot/ui'

const DIGITS = 6

/** What bids at the cut have won of their shares, in percent: 25.7%. */
export function usePartText(): (fraction: NonNullable<AuctionOnWire['result']>['fraction']) => string {
  const { locale } = useTheme()
  return ({ won, of }) => {
    const part = roundTo(exact(decimal(String(won))).div(String(of)), DIGITS, 'down')
    return formatPercent(locale, part, { places: { least: 0, most: 2 } })
  }
}
