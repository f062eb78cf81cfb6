import type { TradeHoldings } from '@onelot/api-client'
import { AssetSummary, Card, Stack } from '@onelot/ui'
import { changeOf } from '../figures/changeOf.ts'
import { useTranslation } from '../i18n/translation.tsx'
import { usePreferences } from '../ports/ports.ts'
import { Curve } from './Curve.tsx'
import { type HoldingFigure, baseOf } from './explain.ts'

export interface SummaryProps {
  holdings: TradeHoldings
  /** Asks for the sum of a figure. */
  onExplain: (figure: HoldingFigure) => void
}

/** What all holdings are worth and have earned, today and in all, and the course of it. */
export function Summary({ holdings, onExplain }: SummaryProps) {
  const { t } = useTranslation('trade')
  const preferences = usePreferences()
  const changes = (['todayProfit', 'profitableFunds'] as const).map((figure) => ({
    label: t(`summary.${figure}`),
    change: changeOf(holdings[figure], baseOf(figure, holdings)),
    onPress: () => {
      onExplain(figure)
    },
  }))
  return (
    <Card as="section" aria-label={t('summary.label')}>
      <Stack gap="x3">
        <AssetSummary
          label={t('summary.totalAssets')}
          total={holdings.totalAssets}
          changes={changes}
          onTotalPress={() => {
            onExplain('totalAssets')
          }}
          onHideChange={({ hidden }) => {
            preferences.set({ hideAmounts: hidden })
          }}
        />
        <Curve currency={preferences.totalsIn} />
      </Stack>
    </Card>
  )
}
