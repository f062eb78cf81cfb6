import type { TradeSummary } from '@onelot/api-client'
import { AssetSummary, Card, Money, Skeleton, Stack } from '@onelot/ui'
import { useTranslation } from '../i18n/translation.tsx'
import { usePreferences } from '../ports/ports.ts'

/** The figures over the list, all in one currency. */
export function Summary({ summary }: { summary: TradeSummary }) {
  const { t } = useTranslation('trade')
  const preferences = usePreferences()
  const details = [
    { label: t('summary.marketValue'), value: <Money value={summary.marketValue} /> },
    { label: t('summary.unrealised'), value: <Money value={summary.unrealised} tone="change" /> },
    { label: t('summary.today'), value: <Money value={summary.todayProfit} tone="change" /> },
    { label: t('summary.yesterday'), value: <Money value={summary.yesterdayProfit} tone="change" /> },
    { label: t('summary.estimated'), value: <Money value={summary.estimatedIncome} tone="change" /> },
    { label: t('summary.quota'), value: <Money value={summary.availableQuota} /> },
  ]
  return (
    <Card as="section" aria-label={t('summary.label')}>
      <AssetSummary
        label={t('summary.total')}
        total={summary.totalAssets}
        facts={details}
        onHideChange={({ hidden }) => {
          preferences.set({ hideAmounts: hidden })
        }}
      />
    </Card>
  )
}

export function SummarySkeleton() {
  return (
    <Card>
      <Stack gap="x4">
        <Skeleton line="small" width="6em" />
        <Skeleton line="display" width="60%" />
        <Skeleton width="80%" />
        <Skeleton width="70%" />
        <Skeleton width="75%" />
      </Stack>
    </Card>
  )
}
