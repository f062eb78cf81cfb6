import type { PortfolioReturn } from '@onelot/api-client'
import type { Currency } from '@onelot/domain'
import {
  ChangeBadge,
  Icon,
  IconButton,
  Money,
  SegmentedControl,
  Sheet,
  Stack,
  Text,
  directionOf,
} from '@onelot/ui'
import { ProfitCurve, ReturnCurve } from '@onelot/ui/charts'
import { Info } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from '../../base/i18n/translation.tsx'
import { useName } from '../../base/i18n/useName.ts'
import { WorthChanges } from './WorthChanges.tsx'
import * as styles from './PerformanceScreen.css.ts'
import { SimulatedMark } from '../../base/shell/SimulatedMark.tsx'

export interface ReturnCourseProps {
  course: PortfolioReturn
  currency: Currency
}

/** The return of the period, the course of its profit, and how worth and payments add up. */
export function ReturnCourse({ course, currency }: ReturnCourseProps) {
  const { t } = useTranslation('performance')
  const [explained, setExplained] = useState(false)
  const { rate, profit, days } = course
  return (
    <Stack gap="x3">
      <Stack gap="none">
        <div className={styles.title}>
          <div className={styles.named}>
            <Text as="h2" size="small" tone="secondary">
              {t('return')}
            </Text>
            <SimulatedMark quiet />
          </div>
          <IconButton
            label={t('explain')}
            icon={<Icon icon={Info} size="small" />}
            onClick={() => setExplained(true)}
          />
        </div>
        <ChangeBadge
          change={{ direction: directionOf(rate), amount: profit.amount, rate }}
          size="heading"
          weight="bold"
        />
        <Text size="small" tone="secondary">
          <span>{t('course.profit')}</span>{' '}
          <Money value={profit} size="small" tone="change" weight="strong" />
        </Text>
      </Stack>
      {days.length < 2 ? (
        <Text size="small" tone="secondary">
          {t('begins')}
        </Text>
      ) : (
        <Curves course={course} currency={currency} />
      )}
      <WorthChanges course={course} />
      <Sheet open={explained} title={t('return')} onClose={() => setExplained(false)}>
        <Text as="p">{t('explained')}</Text>
      </Sheet>
    </Stack>
  )
}

const charts = ['profit', 'compared'] as const
type Chart = (typeof charts)[number]

/** The profit as money, or the return beside the index of the market in which the account trades most. */
function Curves({ course: { days, benchmark }, currency }: ReturnCourseProps) {
  const { t } = useTranslation('performance')
  const name = useName()
  const [chart, setChart] = useState<Chart>('profit')
  const profit = (
    <ProfitCurve
      label={t('curve')}
      currency={currency}
      days={days.map((day) => ({ date: day.date, profit: day.profit.amount }))}
    />
  )
  if (benchmark === undefined) return profit
  const index = name(benchmark.name)
  return (
    <>
      <SegmentedControl
        label={t('chart.label')}
        segments={charts.map((value) => ({ value, label: t(`chart.${value}`) }))}
        value={chart}
        onChange={({ value }) => setChart(value)}
      />
      {chart === 'profit' ? (
        profit
      ) : (
        <ReturnCurve label={t('chart.curve', { index })} own={t('chart.own')} benchmark={index} days={days} />
      )}
    </>
  )
}
