import type { LendingIncome } from '@onelot/domain'
import { FactList, Money, Stack, Text } from '@onelot/ui'
import { useTranslation } from '../../base/i18n/translation.tsx'

export interface IncomeFiguresProps {
  /** What it is: of when, paid or not. */
  label: string
  /** One sum for each currency. */
  incomes: readonly LendingIncome[]
  /** What is said where there are none. */
  none: string
}

/** What is left after tax leads, with its parts under it, in each currency. */
export function IncomeFigures({ label, incomes, none }: IncomeFiguresProps) {
  const { t } = useTranslation('securitiesLending')
  return (
    <Stack gap="x3">
      <Text as="p" size="small" tone="secondary">
        {label}
      </Text>
      {incomes.length === 0 ? (
        <Text as="p" size="small">
          {none}
        </Text>
      ) : (
        incomes.map(({ gross, tax, net }) => (
          <Stack key={net.currency} gap="x1">
            <Money value={net} size="title" weight="bold" fit />
            <FactList
              label={t('income.of', { currency: net.currency })}
              facts={[
                { label: t('income.gross'), value: <Money value={gross} size="small" /> },
                { label: t('income.tax'), value: <Money value={tax} size="small" /> },
              ]}
            />
          </Stack>
        ))
      )}
    </Stack>
  )
}
