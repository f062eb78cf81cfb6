import type { TradeSummary } from '@onelot/api-client'
import { AssetSummary, Card, ChipGroup, Money, Skeleton, Stack } from '@onelot/ui'
import { useTranslation } from '../i18n/translation.tsx'
import { usePreferences } from '../ports/ports.ts'
import { shownCurrencies } from '../ports/preferences.ts'

/** What one owns, in one currency at a time. */
export function Assets({ summary }: { summary: TradeSummary }) {
  const { t } = useTranslation('mine')
  const preferences = usePreferences()
  const details = [
    { label: t('details.available'), value: <Money value={summary.available} /> },
    { label: t('details.holding'), value: <Money value={summary.holdingFunds} /> },
    { label: t('details.profitable'), value: <Money value={summary.profitableFunds} tone="change" /> },
    { label: t('details.frozen'), value: <Money value={summary.frozen} /> },
  ]
  return (
    <Card as="section" aria-label={t('totalAssets')}>
      <Stack gap="x4">
        <AssetSummary
          label={t('totalAssets')}
          total={summary.totalAssets}
          facts={details}
          onHideChange={({ hidden }) => {
            preferences.set({ hideAmounts: hidden })
          }}
        />
        <ChipGroup
          label={t('currency')}
          options={shownCurrencies.map((value) => ({ value, label: value }))}
          value={preferences.totalsIn}
          onSelect={({ value }) => {
            preferences.set({ totalsIn: value })
          }}
        />
      </Stack>
    </Card>
  )
}

export function AssetsSkeleton() {
  return (
    <Card>
      <Stack gap="x4">
        <Skeleton line="small" width="6em" />
        <Skeleton line="display" width="60%" />
        <Skeleton width="80%" />
        <Skeleton width="70%" />
      </Stack>
    </Card>
  )
}
