import type { MarketDetail } from '@onelot/api-client'
import { type Decimal, exact } from '@onelot/domain'
import {
  Box,
  Card,
  type Fact,
  FactGrid,
  RangeBar,
  Section,
  formatBarePrice,
  formatCompact,
  formatCompactMoney,
  formatMonthDay,
  formatNumber,
  formatPercent,
  priceScale,
  useTheme,
} from '@onelot/ui'
import type { ReactNode } from 'react'
import { useTranslation } from '../../base/i18n/translation.tsx'
import { useIsSimulated } from '../../base/shell/honesty.ts'
import { useName } from '../../base/i18n/useName.ts'
import { useQuote } from '../../parts/quotes/useQuote.ts'
import { Investors } from './Investors.tsx'
import * as styles from './StockDetailScreen.css.ts'

export interface DetailsProps {
  detail: MarketDetail
}

/** The details that the instrument has, in groups. */
export function Details({ detail }: DetailsProps) {
  const isSimulated = useIsSimulated()(detail.instrument)
  return (
    <>
      <Prices detail={detail} />
      <Trading detail={detail} />
      <Investors days={detail.facts.days ?? []} isSimulated={isSimulated} />
    </>
  )
}

/** A heading with its details on a card. */
function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Box padding="page">
      <Section heading={title}>
        <Card>
          <div className={styles.group}>{children}</div>
        </Card>
      </Section>
    </Box>
  )
}

const rowsOf = <T,>(value: T | undefined, show: (value: T) => Fact): Fact[] =>
  value === undefined ? [] : [show(value)]

/** Where the price is in the range of its day and of a year, and the prices around it. */
function Prices({ detail }: DetailsProps) {
  const { t } = useTranslation('stockDetail')
  const { locale } = useTheme()
  const { instrument, market, facts } = detail
  const { quote } = useQuote(instrument.id, detail.quote)
  const scale = priceScale(instrument, market)
  const price = (amount: Decimal) => formatBarePrice(locale, amount, scale)
  return (
    <Group title={t('details.prices')}>
      {quote === undefined ? null : (
        <>
          <RangeBar
            label={t('details.dayRange')}
            low={quote.low}
            high={quote.high}
            value={quote.price}
            scale={scale}
          />
          {facts.low52Week === undefined || facts.high52Week === undefined ? null : (
            <RangeBar
              label={t('details.yearRange')}
              low={facts.low52Week}
              high={facts.high52Week}
              value={quote.price}
              scale={scale}
            />
          )}
        </>
      )}
      <FactGrid
        facts={[
          ...rowsOf(quote, ({ open }) => ({ label: t('details.open'), value: price(open) })),
          ...rowsOf(quote, ({ previousClose }) => ({
            label: t('details.previousClose'),
            value: price(previousClose),
          })),
          ...rowsOf(facts.limitHigh, (high) => ({ label: t('details.limitHigh'), value: price(high) })),
          ...rowsOf(facts.limitLow, (low) => ({ label: t('details.limitLow'), value: price(low) })),
          ...rowsOf(detail.upcoming.dividend, ({ amount, exDate }) => ({
            label: t('details.dividend'),
            value: t('details.dividendValue', {
              amount: formatBarePrice(locale, amount, { currency: instrument.currency, ticks: undefined }),
              date: formatMonthDay(locale, exDate),
            }),
          })),
          ...rowsOf(detail.upcoming.split, ({ to, from, exDate }) => ({
            label: t('details.split'),
            value: t('details.splitValue', { to, from, date: formatMonthDay(locale, exDate) }),
          })),
        ]}
      />
    </Group>
  )
}

/** What a lot is of, by its symbol: a coin, or the first currency of a pair; nothing of a share. */
function unitOf({ kind, code }: MarketDetail['instrument']): string | undefined {
  if (kind === 'digitalCurrency') return code
  return kind === 'forex' ? code.slice(0, 3) : undefined
}

/** An index is no company, is not bought, and its level is no money: the details that it lacks are left out. */
function Trading({ detail }: DetailsProps) {
  const { t } = useTranslation('stockDetail')
  const { locale } = useTheme()
  const name = useName()
  const { instrument, facts } = detail
  const { quote } = useQuote(instrument.id, detail.quote)
  const { currency } = instrument
  const worth = (amount: Decimal) => formatCompactMoney(locale, { currency, amount })
  const volumeText = (units: Decimal): string => {
    const volume = formatCompact(locale, units)
    if (instrument.kind === 'digitalCurrency') return `${volume} ${instrument.code}`
    return instrument.kind === 'stock' ? t('details.volumeShares', { volume }) : volume
  }
  const volume = rowsOf(quote, (now) => ({
    label: t('details.volume'),
    value: volumeText(now.volume),
  }))
  const ofListing: Fact[] = [
    ...rowsOf(quote, ({ turnover }) => ({ label: t('details.turnover'), value: worth(turnover) })),
    ...rowsOf(facts.marketCap, (cap) => ({ label: t('details.marketCap'), value: worth(cap) })),
    ...rowsOf(facts.foreignOwnership, (rate) => ({
      label: t('details.foreignOwnership'),
      value: formatPercent(locale, rate),
    })),
    { label: t('details.industry'), value: name(instrument.industry) },
    {
      label: t('details.unit'),
      value: t(exact(instrument.lotSize).eq('1') ? 'details.lotShare' : 'details.lotUnits', {
        units: [formatNumber(locale, instrument.lotSize), unitOf(instrument)].filter(Boolean).join(' '),
      }),
    },
  ]
  return (
    <Group title={t('details.title')}>
      <FactGrid facts={instrument.kind === 'index' ? volume : [...volume, ...ofListing]} />
    </Group>
  )
}
