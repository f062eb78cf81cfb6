import type { TradeHoldings } from '@onelot/api-client'
import { Card, Collapse, ListRow, Money, RowList, SegmentedControl, Stack } from '@onelot/ui'
import { AllocationDonut } from '@onelot/ui/charts'
import { useState } from 'react'
import { useMarketRules } from '../data/useMarketRules.ts'
import { useTranslation } from '../i18n/translation.tsx'
import { useName } from '../i18n/useName.ts'
import { type HoldingFigure, isProfit } from './explain.ts'
import type { SummaryProps } from './Summary.tsx'

const figures = [
  'marketValue',
  'unrealised',
  'estimatedIncome',
  'yesterdayProfit',
  'availableQuota',
] as const satisfies readonly HoldingFigure[]

/** What the holdings consist of, and the figures beyond the total; folded, so that the positions are near. */
export function More({ holdings, onExplain }: SummaryProps) {
  const { t } = useTranslation('trade')
  const [open, setOpen] = useState<readonly ('allocation' | 'figures')[]>([])
  return (
    <Card padding="none">
      <Collapse
        level={2}
        items={[
          {
            id: 'allocation',
            title: t('allocation.title'),
            content: <Allocation holdings={holdings} />,
          },
          {
            id: 'figures',
            title: t('more'),
            content: (
              <RowList
                label={t('more')}
                rows={figures.map((figure) => ({
                  key: figure,
                  row: (
                    <ListRow
                      title={t(`summary.${figure}`)}
                      trailing={
                        <Money value={holdings[figure]} tone={isProfit(figure) ? 'change' : 'neutral'} />
                      }
                      onPress={() => {
                        onExplain(figure)
                      }}
                    />
                  ),
                }))}
              />
            ),
          },
        ]}
        open={open}
        onChange={(change) => {
          setOpen(change.open)
        }}
      />
    </Card>
  )
}

/** The total by market or by currency; both add up to it. */
function Allocation({ holdings }: Pick<SummaryProps, 'holdings'>) {
  const { t } = useTranslation('trade')
  const name = useName()
  const rules = useMarketRules()
  const [by, setBy] = useState<'market' | 'currency'>('market')
  const parts =
    by === 'currency'
      ? holdings.byCurrency.map(({ of, worth }) => ({ id: of, label: of, amount: worth }))
      : holdings.byMarket.map(({ of, worth }) => ({ id: of, label: labelOf(of), amount: worth }))
  return (
    <Stack gap="x3">
      <SegmentedControl
        label={t('allocation.by')}
        segments={(['market', 'currency'] as const).map((value) => ({
          value,
          label: t(`allocation.${value}`),
        }))}
        value={by}
        onChange={({ value }) => {
          setBy(value)
        }}
      />
      <AllocationDonut label={t('allocation.label')} total={holdings.totalAssets} parts={parts} />
    </Stack>
  )

  function labelOf(of: TradeHoldings['byMarket'][number]['of']): string {
    if (of === 'cash' || of === 'copy') return t(`allocation.${of}`)
    const market = rules(of)
    return market === undefined ? of : name(market.name)
  }
}
