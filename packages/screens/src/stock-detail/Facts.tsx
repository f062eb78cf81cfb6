import type { MarketDetail } from '@onelot/api-client'
import { type Decimal, type Quote, exact } from '@onelot/domain'
import {
  type Fact,
  FactGrid,
  Text,
  formatCompact,
  formatCompactMoney,
  formatLocalDate,
  formatNumber,
  formatPercent,
  useTheme,
} from '@onelot/ui'
import { useTranslation } from '../i18n/translation.tsx'
import { placesAt } from '../app/places.ts'
import { useName } from '../app/useRefusalText.ts'
import * as styles from './StockDetailScreen.css.ts'

export interface FactsProps {
  detail: MarketDetail
  quote: Quote | undefined
}

/** The facts of RULES 10, those that the instrument has, and where its prices come from. */
export function Facts({ detail, quote }: FactsProps) {
  const { t } = useTranslation('stockDetail')
  const { locale } = useTheme()
  const name = useName()
  const { instrument, market, facts, recordedUntil, provenance } = detail
  const { currency } = instrument
  const price = (amount: Decimal) =>
    formatNumber(locale, amount, { places: placesAt(market, currency, amount) })
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
          { label: t('facts.volume'), value: count(quote.volume) },
          { label: t('facts.turnover'), value: worth(quote.turnover) },
        ]
  const given = <T,>(value: T | undefined, show: (value: T) => Fact[]): Fact[] =>
    value === undefined ? [] : show(value)
  return (
    <section className={styles.section}>
      <h2 className={styles.title}>{t('facts.title')}</h2>
      <FactGrid
        label={t('facts.title')}
        facts={[
          ...day,
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
          { label: t('facts.industry'), value: name(instrument.industry) },
          {
            label: t('facts.unit'),
            value: t(exact(instrument.lotSize).eq('1') ? 'facts.lotShare' : 'facts.lotUnits', {
              units: formatNumber(locale, instrument.lotSize),
            }),
          },
        ]}
      />
      <Text as="p" size="small" tone="secondary">
        {recordedUntil === undefined
          ? t('provenance.simulated')
          : t('provenance.recorded', { date: formatLocalDate(locale, recordedUntil) })}
        {provenance === undefined ? null : ` ${name(provenance)}`}
      </Text>
    </section>
  )
}
