import type { TradeHoldings } from '@onelot/api-client'
import { AssetSummary, Card, Icon, Stack } from '@onelot/ui'
import { ChevronRight } from 'lucide-react'
import { changeOf } from '../figures/changeOf.ts'
import { useTranslation } from '../i18n/translation.tsx'
import { useTitleOf } from '../i18n/useName.ts'
import { useNavigation, usePreferences } from '../ports/ports.ts'
import { Curve } from './Curve.tsx'
import { type HoldingFigure, baseOf } from './explain.ts'
import * as styles from './TradeScreen.css.ts'

export interface SummaryProps {
  holdings: TradeHoldings
  /** Asks for the sum of a figure. */
  onExplain: (figure: HoldingFigure) => void
}

/** What all holdings are worth and have earned, today and in all, and the course of it. */
export function Summary({ holdings, onExplain }: SummaryProps) {
  const { t } = useTranslation('trade')
  const preferences = usePreferences()
  const { href, Link } = useNavigation()
  const titleOf = useTitleOf()
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
        <Link href={href({ to: 'performance' })} className={styles.more}>
          {titleOf('performance')}
          <Icon icon={ChevronRight} size="small" />
        </Link>
      </Stack>
    </Card>
  )
}
