import type { LendingIncomeOnWire } from '@onelot/api-client'
import { FactList, Money, Sheet, Stack } from '@onelot/ui'
import { useTranslation } from '../../base/i18n/translation.tsx'

/** What was paid in a month, or of a share. */
export interface ShownIncome {
  readonly title: string
  readonly paid: readonly LendingIncomeOnWire[]
}

/** What a payment consists of: before tax, the tax, and what was left. */
export function IncomeSheet({
  income: { title, paid },
  onClose,
}: {
  income: ShownIncome
  onClose: () => void
}) {
  const { t } = useTranslation('securitiesLending')
  return (
    <Sheet open onClose={onClose} title={t('income.label')} description={title}>
      <Stack gap="x5">
        {paid.map(({ gross, tax, net }) => (
          <FactList
            key={net.currency}
            label={t('income.of', { currency: net.currency })}
            facts={[
              { label: t('income.gross'), value: <Money value={gross} size="small" /> },
              { label: t('income.tax'), value: <Money value={tax} size="small" /> },
              { label: t('income.net'), value: <Money value={net} />, strong: true },
            ]}
          />
        ))}
      </Stack>
    </Sheet>
  )
}
