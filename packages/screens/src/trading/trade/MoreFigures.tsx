import {
  Card,
  Icon,
  Inline,
  ListRow,
  Money,
  RowList,
  Section,
  SegmentedControl,
  Stack,
  Text,
  positionLooks,
} from '@onelot/ui'
import { ChevronRight } from 'lucide-react'
import { TotalsCurrency } from '../../parts/account-figures/TotalsCurrency.tsx'
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

/** Beyond the total: its currency, its course, the figures that it is made of, what it consists of, and how the positions are listed. */
export function MoreFigures({ holdings, onExplain }: SummaryProps) {
  const { t } = useTranslation('trade')
  const { totalsIn, positionLook, set } = usePreferences()
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
      <Inline justify="between" gap="x3" wrap>
        <Text size="small" tone="secondary">
          {t('look.label')}
        </Text>
        <SegmentedControl
          label={t('look.label')}
          look="text"
          segments={positionLooks.map((value) => ({ value, label: t(`look.${value}`) }))}
          value={positionLook}
          onChange={({ value }) => set({ positionLook: value })}
        />
      </Inline>
    </Stack>
  )
}
