import type { BidOnWire } from '@onelot/api-client'
import { type Money, money, negate } from '@onelot/domain'
import { MASK, RecordRow, formatMoney, useTheme, useUiMessages } from '@onelot/ui'
import { readerZone } from '../../base/i18n/readerZone.ts'
import { useTranslation } from '../../base/i18n/translation.tsx'
import { useName } from '../../base/i18n/useName.ts'
import { useNavigation, useNow } from '../../base/ports/ports.ts'
import { statusOfBid } from './bidStatus.ts'

export interface BidRowProps {
  bid: BidOnWire
  /** False under the heading of its day. @defaultValue true */
  dated?: boolean | undefined
}

/** What it takes of the account; nothing where its money is back. */
function takenBy({ state, held, result }: BidOnWire): Money | undefined {
  if (state === 'sealed') return negate(held)
  return state === 'won' ? result && negate(result.value) : undefined
}

/** A bid in a list: on which shares, how many at what price, what it has won, and what is on hold or was paid for it. It leads to its auction. */
export function BidRow({ bid, dated }: BidRowProps) {
  const { t } = useTranslation('auctions')
  const ui = useUiMessages()
  const { locale, hideAmounts } = useTheme()
  const name = useName()
  const now = useNow()
  const { href, Link } = useNavigation()
  const { auction, instrument, shares, result, price: amount, placedAt } = bid
  const count = (of: number) => ui('finance.shares', { count: of })
  const price = hideAmounts ? MASK : formatMoney(locale, money(instrument.currency, amount))
  return (
    <RecordRow
      title={name(instrument.name)}
      at={placedAt}
      zone={readerZone()}
      now={now()}
      dated={dated}
      detail={
        result === undefined
          ? t('row.bid', { price, shares: count(shares) })
          : t('row.won', { price, won: result.shares, asked: count(shares) })
      }
      amount={takenBy(bid)}
      quiet={bid.state !== 'won'}
      status={statusOfBid(bid)}
      href={href({ to: 'auction', auction })}
      Link={Link}
    />
  )
}
