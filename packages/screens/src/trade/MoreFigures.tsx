import { Card, Collapse, ListRow, Money, RowList } from '@onelot/ui'
import { useState } from 'react'
import { useTranslation } from '../i18n/translation.tsx'
import { Allocation } from '../portfolio/allocation/Allocation.tsx'
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
export function MoreFigures({ holdings, onExplain }: SummaryProps) {
  const { t } = useTranslation('trade')
  const [open, setOpen] = useState<readonly ('allocation' | 'figures')[]>([])
  return (
    <Card padding="none">
      <Collapse
        level={2}
        items={[
          {
            id: 'allocation',
            title: t('allocation'),
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
