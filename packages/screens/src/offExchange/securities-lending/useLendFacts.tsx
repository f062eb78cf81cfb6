import type { LendingTermsOnWire } from '@onelot/api-client'
import { type Fact, Money, formatPercent, useTheme } from '@onelot/ui'
import { useTranslation } from '../../base/i18n/translation.tsx'
import type { LendFigures } from './lendingView.ts'

/** What a quantity for a term brings at the price of now; what is left after tax ends. */
export function useLendFacts(terms: LendingTermsOnWire): (figures: LendFigures) => readonly Fact[] {
  const { t } = useTranslation('securitiesLending')
  const { locale } = useTheme()
  return ({ value, income: { gross, tax, net } }) => [
    { label: t('lend.rate'), value: t('rate', { rate: formatPercent(locale, terms.rate) }) },
    { label: t('lend.value'), value: <Money value={value} own={false} size="small" /> },
    { label: t('income.gross'), value: <Money value={gross} own={false} size="small" /> },
    { label: t('income.tax'), value: <Money value={tax} own={false} size="small" /> },
    { label: t('lend.net'), value: <Money value={net} own={false} weight="bold" />, strong: true },
  ]
}
