import { useTheme } from '../../../theme/ThemeContext.ts'
import { formatPercent } from '../../format/number.ts'
import { formatLocalDate } from '../../format/time.ts'
import * as styles from '../chartTable.css.ts'
import type { ReturnDay } from './returnLines.ts'

interface ReturnTableProps {
  label: string
  own: string
  benchmark: string
  days: readonly ReturnDay[]
}

/** The days of both lines as text, the newest first. */
export function ReturnTable({ label, own, benchmark, days }: ReturnTableProps) {
  const { t, locale } = useTheme()
  const percent = (rate: ReturnDay['benchmark']) =>
    rate === undefined ? '–' : formatPercent(locale, rate, { signed: true })
  return (
    <div role="region" aria-label={label} tabIndex={0} className={styles.scroll}>
      <table className={styles.table}>
        <caption className={styles.caption}>{label}</caption>
        <thead>
          <tr className={styles.head}>
            <th scope="col" className={styles.name}>
              {t('display.charts.day')}
            </th>
            <th scope="col" className={styles.figure}>
              {own}
            </th>
            <th scope="col" className={styles.figure}>
              {benchmark}
            </th>
          </tr>
        </thead>
        <tbody>
          {days.toReversed().map((day) => (
            <tr key={day.date} className={styles.row}>
              <th scope="row" className={styles.name}>
                {formatLocalDate(locale, day.date)}
              </th>
              <td className={styles.figure}>{percent(day.rate)}</td>
              <td className={styles.figure}>{percent(day.benchmark)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
