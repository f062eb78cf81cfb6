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

export interface FactsProps {
  detail: MarketDetail
}

/** The details that the instrument has, and where its prices come from. */
export function Facts({ detail }: FactsProps) {
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
          { label: t('facts.open'), value: price(quote.open) },
          { label: t('facts.previousClose'), value: price(quote.previousClose) },
          { label: t('facts.high'), value: price(quote.high) },
          { label: t('facts.low'), value: price(quote.low) },
        ]
  const volume: Fact[] = quote === undefined ? [] : [{ label: t('facts.volume'), value: count(quote.volume) }]
  const turnover: Fact[] =
    quote === undefined ? [] : [{ label: t('facts.turnover'), value: worth(quote.turnover) }]
  const given = <T,>(value: T | undefined, show: (value: T) => Fact[]): Fact[] =>
    value === undefined ? [] : show(value)
  const traded: Fact[] = [
    { label: t('facts.industry'), value: name(instrument.industry) },
    {
      label: t('facts.unit'),
      value: t(exact(instrument.lotSize).eq('1') ? 'facts.lotShare' : 'facts.lotUnits', {
        units: formatNumber(locale, instrument.lotSize),
      }),
    },
  ]
  return (
    <section className={styles.section}>
      <h2 className={styles.title}>{t('facts.title')}</h2>
      <FactGrid
        label={t('facts.title')}
        facts={[
          ...day,
          ...(isIndex ? [] : [...volume, ...turnover]),
          { label: t('facts.high52Week'), value: price(facts.high52Week) },
          { label: t('facts.low52Week'), value: price(facts.low52Week) },
          ...given(facts.limitHigh, (high) => [{ label: t('facts.limitHigh'), value: price(high) }]),
          ...given(facts.limitLow, (low) => [{ label: t('facts.limitLow'), value: price(low) }]),
          ...given(facts.marketCap, (cap) => [{ label: t('facts.marketCap'), value: worth(cap) }]),
          ...given(facts.foreignOwnership, (share) => [
            { label: t('facts.foreignOwnership'), value: rate(share) },
          ]),
          ...given(facts.shortSelling, ({ volume, ratio }) => [
            { label: t('facts.shortVolume'), value: count(volume) },
            { label: t('facts.shortRatio'), value: rate(ratio) },
          ]),
          ...given(facts.netBuying, ({ individual, foreign, institution }) => [
            { label: t('facts.netIndividual'), value: count(individual) },
            { label: t('facts.netForeign'), value: count(foreign) },
            { label: t('facts.netInstitution'), value: count(institution) },
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
