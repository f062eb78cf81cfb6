import type { AuctionOnWire } from '@onelot/api-client'
import { epochMs, money, tickSize } from '@onelot/domain'
import {
  Card,
  type Fact,
  FactList,
  Money,
  ProductTimeline,
  Prose,
  Section,
  Text,
  formatDay,
  formatPercent,
  useTheme,
  useUiMessages,
  zoneName,
} from '@onelot/ui'
import { useCallback } from 'react'
import { useMarketRules } from '../data/useMarketRules.ts'
import { readerZone } from '../i18n/readerZone.ts'
import { useTranslation } from '../i18n/translation.tsx'
import { useName } from '../i18n/useName.ts'
import { useNow } from '../ports/ports.ts'

interface AuctionProps {
  auction: AuctionOnWire
}

/** When bids are taken, and when what is won is listed, by the clock of the exchange. */
export function Schedule({ auction: { dates, zone } }: AuctionProps) {
  const { t } = useTranslation('auction')
  const { locale } = useTheme()
  const now = useNow()
  const clock = useCallback(() => epochMs(now()), [now])
  const { opensAt, closesAt, listsAt } = dates
  return (
    <Section
      heading={t('dates.label')}
      action={
        <Text size="small" tone="secondary">
          {t('dates.zone', { zone: zoneName(locale, opensAt, zone) })}
        </Text>
      }
    >
      <Card>
        <ProductTimeline
          label={t('dates.label')}
          dates={[
            { id: 'bids', label: t('dates.bids'), from: opensAt, to: closesAt },
            ...(listsAt === undefined ? [] : [{ id: 'list', label: t('dates.list'), from: listsAt }]),
          ]}
          zone={zone}
          now={clock}
          orientation="vertical"
          detail="moments"
        />
      </Card>
    </Section>
  )
}

/** What a sealed bid is, who wins, what is paid, and when it may be sold. */
export function HowItWorks({ auction: { dates } }: AuctionProps) {
  const { t } = useTranslation('auction')
  const { locale } = useTheme()
  const { listsAt } = dates
  const lines = [
    t('how.sealed'),
    t('how.order'),
    t('how.part'),
    t('how.pay'),
    listsAt === undefined ? t('how.free') : t('how.lock', { day: formatDay(locale, listsAt, readerZone()) }),
  ]
  return (
    <Section heading={t('how.label')}>
      <Card>
        <Prose>
          <ol>
            {lines.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ol>
        </Prose>
      </Card>
    </Section>
  )
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
  return (
    <Section heading={t('terms.label')}>
      <Card>
        <FactList label={t('terms.label')} facts={facts} />
      </Card>
    </Section>
  )
}
