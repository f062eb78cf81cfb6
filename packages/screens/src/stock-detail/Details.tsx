import type { MarketDetail } from '@onelot/api-client'
import { type Decimal, exact } from '@onelot/domain'
import {
  type Fact,
  FactGrid,
  Text,
  formatBarePrice,
  formatCompact,
  formatCompactMoney,
  formatLocalDate,
  formatNumber,
  formatPercent,
  priceScale,
  useTheme,
} from '@onelot/ui'
import { useTranslation } from '../i18n/translation.tsx'
import { useName } from '../i18n/useName.ts'
import { useQuote } from '../quotes/useQuote.ts'
import * as styles from './StockDetailScreen.css.ts'

export interface DetailsProps {
  detail: MarketDetail
}

/** The details that the instrument has, and where its prices come from. */
export function Details({ detail }: DetailsProps) {
  const { t } = useTranslation('stockDetail')
  const { locale } = useTheme()
  const name = useName()
  const { instrument, market, facts, recordedUntil, provenance } = detail
  const { quote } = useQuote(instrument.id, detail.quote)
  const { currency } = instrument
  /** An index is no company, is not bought, and its level is no money: the details that it lacks are left out. */
  const isIndex = instrument.kind === 'index'
  const scale = priceScale(instrument, market)
  const price = (amount: Decimal) => formatBarePrice(locale, amount, scale)
  const worth = (amount: Decimal) => formatCompactMoney(locale, { currency, amount })
  const count = (amount: Decimal) => formatCompact(locale, amount)
  const rate = (amount: Decimal) => formatPercent(locale, amount)

  const day: Fact[] =
    quote === undefined
      ? []
      : [
          { label: t('details.open'), value: price(quote.open) },
          { label: t('details.previousClose'), value: price(quote.previousClose) },
          { label: t('details.high'), value: price(quote.high) },
          { label: t('details.low'), value: price(quote.low) },
        ]
  const volume: Fact[] =
    quote === undefined ? [] : [{ label: t('details.volume'), value: count(quote.volume) }]
  const turnover: Fact[] =
    quote === undefined ? [] : [{ label: t('details.turnover'), value: worth(quote.turnover) }]
  const rowsOf = <T,>(value: T | undefined, show: (value: T) => Fact[]): Fact[] =>
    value === undefined ? [] : show(value)
  const traded: Fact[] = [
    { label: t('details.industry'), value: name(instrument.industry) },
    {
      label: t('details.unit'),
      value: t(exact(instrument.lotSize).eq('1') ? 'details.lotShare' : 'details.lotUnits', {
        units: formatNumber(locale, instrument.lotSize),
      }),
    },
  ]
  return (
    <section className={styles.section}>
      <h2 className={styles.title}>{t('details.title')}</h2>
      <FactGrid
        label={t('details.title')}
        facts={[
          ...day,
          ...(isIndex ? [] : [...volume, ...turnover]),
          { label: t('details.high52Week'), value: price(facts.high52Week) },
          { label: t('details.low52Week'), value: price(facts.low52Week) },
          ...rowsOf(facts.limitHigh, (high) => [{ label: t('details.limitHigh'), value: price(high) }]),
          ...rowsOf(facts.limitLow, (low) => [{ label: t('details.limitLow'), value: price(low) }]),
          ...rowsOf(facts.marketCap, (cap) => [{ label: t('details.marketCap'), value: worth(cap) }]),
          ...rowsOf(facts.foreignOwnership, (share) => [
            { label: t('details.foreignOwnership'), value: rate(share) },
          ]),
          ...rowsOf(facts.shortSelling, ({ volume, ratio }) => [
            { label: t('details.shortVolume'), value: count(volume) },
            { label: t('details.shortRatio'), value: rate(ratio) },
          ]),
          ...rowsOf(facts.netBuying, ({ individual, foreign, institution }) => [
            { label: t('details.netIndividual'), value: count(individual) },
            { label: t('details.netForeign'), value: count(foreign) },
            { label: t('details.netInstitution'), value: count(institution) },
          ]),
          ...(isIndex ? volume : traded),
        ]}
      />
      <Text as="p" size="small" tone="secondary">
        {origin()}
      </Text>
    </section>
  )

  /** The server's own text comes first: a share has an issuer, an index and a pair have none. */
  function origin(): string {
    const source = provenance && name(provenance)
    if (recordedUntil === undefined) return source ?? t('provenance.simulated')
    const recorded = t('provenance.recorded', { date: formatLocalDate(locale, recordedUntil) })
    return source === undefined ? recorded : `${recorded} ${source}`
  }
}
