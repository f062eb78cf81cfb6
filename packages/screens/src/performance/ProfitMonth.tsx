import { type PortfolioDays, portfolioDays } from '@onelot/api-client'
import { type Currency, type LocalDate, type Money, add, localDate, newestDay, toLocal } from '@onelot/domain'
import { Card, ProfitCalendar, SegmentedControl, Text } from '@onelot/ui'
import { useState } from 'react'
import { useRead } from '../data/useRead.ts'
import { readerZone } from '../i18n/readerZone.ts'
import { useTranslation } from '../i18n/translation.tsx'
import { useNavigation, useNow } from '../ports/ports.ts'
import { Failure } from '../states/Failure.tsx'
import * as styles from './PerformanceScreen.css.ts'

const figures = ['realised', 'all'] as const
type Figure = (typeof figures)[number]

type Sums = Pick<PortfolioDays['total'], 'realised' | 'unrealisedChange'>
const figureOf = ({ realised, unrealisedChange }: Sums, figure: Figure): Money =>
  figure === 'realised' ? realised : add(realised, unrealisedChange)

/** Days on which the figure was something; a day that was only held is none of what was realised. */
const shownDays = (days: PortfolioDays['days'], figure: Figure): PortfolioDays['days'] =>
  figure === 'all' ? days : days.filter(({ exits }) => exits > 0)

/** The profits of a month's days; each leads to its statement. */
export function ProfitMonth({ currency }: { currency: Currency }) {
  const { t } = useTranslation('performance')
  const navigation = useNavigation()
  const now = useNow()()
  const zone = readerZone()
  const today = toLocal(zone, now).date
  const [month, setMonth] = useState<LocalDate>(localDate(`${today.slice(0, 7)}-01`))
  const [figure, setFigure] = useState<Figure>('realised')
  const read = useRead(portfolioDays, { currency, month })
  const { data } = read
  return (
    <div className={styles.month}>
      <Card as="section" padding="none" aria-label={t('calendar.title')}>
        <div className={styles.monthHead}>
          <Text as="h2" weight="bold">
            {t('calendar.title')}
          </Text>
          <SegmentedControl
            label={t('calendar.figure')}
            segments={figures.map((value) => ({ value, label: t(`calendar.${value}`) }))}
            value={figure}
            onChange={({ value }) => {
              setFigure(value)
            }}
          />
        </div>
        <div className={styles.days}>
          {read.failure === undefined || data !== undefined ? (
            <ProfitCalendar
              label={t(`calendar.label.${figure}`)}
              days={
                data &&
                shownDays(data.days, figure).map((day) => ({ date: day.date, profit: figureOf(day, figure) }))
              }
              total={data && figureOf(data.total, figure)}
              today={today}
              newest={newestDay(zone, now)}
              min={data?.begins}
              onSelect={({ date }) => {
                navigation.go({ to: 'statement', date })
              }}
              onMonthChange={(change) => {
                setMonth(change.month)
              }}
            />
          ) : (
            <Failure failure={read.failure} retrying={read.refreshing} onRetry={() => void read.refresh()} />
          )}
        </div>
      </Card>
    </div>
  )
}
