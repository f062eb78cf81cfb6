import { type PortfolioDays, portfolioDays } from '@onelot/api-client'
import { type Currency, type LocalDate, localDate, newestDay, toLocal } from '@onelot/domain'
import { Card, ProfitCalendar, SegmentedControl, Text, useTheme, zoneName } from '@onelot/ui'
import { useState } from 'react'
import { useRead } from '../../base/data/useRead.ts'
import { readerZone } from '../../base/i18n/readerZone.ts'
import { useTranslation } from '../../base/i18n/translation.tsx'
import { useNavigation, useNow } from '../../base/ports/ports.ts'
import { Failure } from '../../base/states/Failure.tsx'
import * as styles from './PerformanceScreen.css.ts'

const figures = ['all', 'realised'] as const
type Figure = (typeof figures)[number]

/** The profit of each day, as the curve has it; or of days on which something was closed, what that brought. */
const shownDays = ({ days, profits }: PortfolioDays, figure: Figure) =>
  figure === 'all'
    ? profits
    : days.filter(({ exits }) => exits > 0).map(({ date, realised }) => ({ date, profit: realised }))

/** The profits of a month's days; each leads to its statement. */
export function ProfitMonth({ currency }: { currency: Currency }) {
  const { t } = useTranslation('performance')
  const navigation = useNavigation()
  const { locale } = useTheme()
  const now = useNow()()
  const zone = readerZone()
  const today = toLocal(zone, now).date
  const [month, setMonth] = useState<LocalDate>(localDate(`${today.slice(0, 7)}-01`))
  const [figure, setFigure] = useState<Figure>('all')
  const read = useRead(portfolioDays, { currency, zone, month })
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
            onChange={({ value }) => setFigure(value)}
          />
        </div>
        <div className={styles.days}>
          {read.failure === undefined || data !== undefined ? (
            <ProfitCalendar
              label={t(`calendar.label.${figure}`)}
              days={data && shownDays(data, figure)}
              total={data && (figure === 'all' ? data.profit : data.total.realised)}
              today={today}
              newest={newestDay(zone, now)}
              min={data?.begins}
              onSelect={({ date }) => navigation.go({ to: 'statement', date })}
              onMonthChange={(change) => setMonth(change.month)}
            />
          ) : (
            <Failure failure={read.failure} retrying={read.refreshing} onRetry={() => void read.refresh()} />
          )}
          <Text as="p" size="caption" tone="secondary">
            {t(`calendar.text.${figure}`, { zone: zoneName(locale, now, zone) })}
          </Text>
        </div>
      </Card>
    </div>
  )
}
