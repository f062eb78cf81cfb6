import { Card, Icon, ListRow, Money, RowList, Section, Stack } from '@onelot/ui'
import { ChevronRight } from 'lucide-react'
import { TotalsCurrency } from '../../parts/figures/TotalsCurrency.tsx'
import { useTranslation } from '../../base/i18n/translation.tsx'
import { useTitleOf } from '../../base/i18n/useName.ts'
import { Allocation } from '../../parts/portfolio/allocation/Allocation.tsx'
import { useNavigation, usePreferences } from '../../base/ports/ports.ts'
import { Curve } from './Curve.tsx'
import { type HoldingFigure, isProfit } from './explain.ts'
import type { SummaryProps } from './Summary.tsx'
import * as styles from './TradeScreen.css.ts'

const figures = [
  'marketValue',
  'unrealised',
  'estimatedIncome',
  'yesterdayProfit',
  'availableQuota',
] as const satisfies readonly HoldingFigure[]

/** Beyond the total: its currency, its course, the figures that it is made of, and what it consists of. */
export function MoreFigures({ holdings, onExplain }: SummaryProps) {
  const { t } = useTranslation('trade')
  const { totalsIn } = usePreferences()
  const { href, Link } = useNavigation()
  const titleOf = useTitleOf()
  return (
    <Stack gap="x3">
      <TotalsCurrency label={t('summary.currency')} flush />
      <Card>
        <Curve currency={totalsIn} />
        <Link href={href({ to: 'performance' })} className={styles.more}>
          {titleOf('performance')}
          <Icon icon={ChevronRight} size="small" />
        </Link>
      </Card>
      <Card padding="none">
        <RowList
          label={t('figures')}
          rows={figures.map((figure) => ({
            key: figure,
            row: (
              <ListRow
                title={t(`summary.${figure}`)}
                trailing={<Money value={holdings[figure]} tone={isProfit(figure) ? 'change' : 'neutral'} />}
                onPress={() => onExplain(figure, holdings)}
              />
            ),
          }))}
        />
      </Card>
      <Card>
        <Section heading={t('allocation')} size="body">
          <Allocation holdings={holdings} />
        </Section>
      </Card>
    </Stack>
  )
}
