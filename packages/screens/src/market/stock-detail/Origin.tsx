import type { MarketDetail } from '@onelot/api-client'
import { Section, Text, formatLocalDate, useTheme } from '@onelot/ui'
import { useTranslation } from '../../base/i18n/translation.tsx'
import { useName } from '../../base/i18n/useName.ts'
import * as styles from './StockDetailScreen.css.ts'

/** Where its prices come from; nothing of what is real throughout. The server's own text says all: a stock has an issuer, an index and a pair have none. */
export function Origin({ detail: { instrument, recordedUntil, provenance } }: { detail: MarketDetail }) {
  const { t } = useTranslation('stockDetail')
  const { locale } = useTheme()
  const name = useName()
  if (provenance === undefined && recordedUntil === undefined && instrument.origin !== 'simulated')
    return null
  return (
    <div className={styles.origin}>
      <Section heading={t('provenance.title')}>
        <Text as="p" size="small" tone="secondary">
          {provenance === undefined
            ? recordedUntil === undefined
              ? t('provenance.simulated')
              : t('provenance.recorded', { date: formatLocalDate(locale, recordedUntil) })
            : name(provenance)}
        </Text>
      </Section>
    </div>
  )
}
