import { type Instant, type Money, homeZone } from '@onelot/domain'
import { formatDate, formatDateTime, formatMoney, formatPercent, maskedMoney, useTheme } from '@onelot/ui'
import type { LoanOnWire } from '@onelot/api-client'
import { useTranslation } from '../../base/i18n/translation.tsx'
import { useNow } from '../../base/ports/ports.ts'

/** How amounts, dates and ways of paying back are written of loans: in won, by the clock of Seoul. */
export function useCreditTexts() {
  const { t } = useTranslation('credit')
  const { locale, hideAmounts } = useTheme()
  const now = useNow()
  return {
    plan: ({ instalments, months }: Pick<LoanOnWire, 'instalments' | 'months'>) =>
      instalments === 1 ? t('plan.lump', { count: months }) : t('plan.instalments', { count: instalments }),
    /** What an offer or a rule says: nobody's secret. */
    amount: (value: Money) => formatMoney(locale, value),
    /** The reader's own, masked while amounts are hidden. */
    own: (value: Money) => (hideAmounts ? maskedMoney(locale, value.currency) : formatMoney(locale, value)),
    rate: (rate: LoanOnWire['rate']) => formatPercent(locale, rate, { places: { least: 0, most: 2 } }),
    day: (at: Instant) => formatDate(locale, at, homeZone),
    moment: (at: Instant) => formatDateTime(locale, at, { zone: homeZone, zoneShown: true, now: now() }),
  }
}
