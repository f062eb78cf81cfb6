import type { AuctionOnWire } from '@onelot/api-client'
import { money, tickSize } from '@onelot/domain'
import { type Fact, Money, formatDay, formatPercent, useTheme, useUiMessages } from '@onelot/ui'
import { useMarketRules } from '../../base/data/useMarketRules.ts'
import { useTranslation } from '../../base/i18n/translation.tsx'
import { useName } from '../../base/i18n/useName.ts'
import { FactSection } from '../../parts/sections/FactSection.tsx'
import { SentenceSection } from '../../parts/sections/SentenceSection.tsx'

interface AuctionProps {
  auction: AuctionOnWire
}

/** What a sealed bid is, who wins, what is paid, and when it may be sold. */
export function HowItWorks({ auction }: AuctionProps) {
  const { t } = useTranslation('auction')
  const sale = useSaleText(auction)
  const sentences = [
    t('how.sealed'),
    t('how.order'),
    t('how.part'),
    t('how.pay'),
    ...(sale === undefined ? [] : [sale]),
  ]
  return <SentenceSection label={t('how.label')} sentences={sentences} ordered />
}

/** When what is won may be sold: new shares from their listing on, a block by the holding period of its market; undefined until that is known. */
function useSaleText({ dates: { listsAt }, zone, instrument }: AuctionOnWire): string | undefined {
  const { t } = useTranslation('auction')
  const { locale } = useTheme()
  const lock = useMarketRules()(instrument.market)?.saleLock
  if (listsAt !== undefined) return t('how.lock', { day: formatDay(locale, listsAt, zone) })
  if (lock === undefined) return undefined
  if (lock.kind === 'days' && lock.days > 0) return t('how.heldDays', { count: lock.days })
  if (lock.kind === 'minutes' && lock.minutes > 0) return t('how.heldMinutes', { count: lock.minutes })
  return t('how.free')
}

/** Who sells what, where, and within which bounds one bids. */
export function AuctionFacts({ auction }: AuctionProps) {
  const { t } = useTranslation('auction')
  const ui = useUiMessages()
  const { locale } = useTheme()
  const name = useName()
  const market = useMarketRules()(auction.instrument.market)
  const { instrument, issuer, seller, shares, floor, minShares } = auction
  const price = (amount: typeof floor) => (
    <Money value={money(instrument.currency, amount)} own={false} size="small" />
  )
  const facts: readonly Fact[] = [
    { label: t('terms.issuer'), value: name(issuer) },
    { label: t('terms.seller'), value: name(seller) },
    { label: t('terms.market'), value: `${instrument.market} ${instrument.code}` },
    { label: t('terms.shares'), value: ui('finance.shares', { count: shares }) },
    { label: t('terms.floor'), value: price(floor) },
    { label: t('terms.min'), value: ui('finance.shares', { count: minShares }) },
    ...(market === undefined
      ? []
      : [
          { label: t('terms.tick'), value: price(tickSize(market, floor)) },
          {
            label: t('terms.fee'),
            value: formatPercent(locale, market.charges.commission, { places: { least: 0, most: 4 } }),
          },
        ]),
  ]
  return <FactSection label={t('terms.label')} facts={facts} />
}
