import type { LendingIncomeOnWire } from '@onelot/api-client'
import { type Fact, Money } from '@onelot/ui'
import { useTranslation } from '../../base/i18n/translation.tsx'

/** What lending income consists of, beside what was left of it. */
export function useLendingFacts(): (income: Pick<LendingIncomeOnWire, 'gross' | 'tax'>) => readonly Fact[] {
  const { t } = useTranslation('portfolio')
  return ({ gross, tax }) => [
    { label: t('lendingGross'), value: <Money value={gross} size="small" tone="secondary" /> },
    { label: t('lendingTax'), value: <Money value={tax} size="small" tone="secondary" /> },
  ]
}
