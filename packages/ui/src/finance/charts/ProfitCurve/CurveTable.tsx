import type { Decimal, LocalDate } from '@onelot/domain'
import { useTheme } from '../../../theme/ThemeContext.ts'
import * as styles from '../chartTable.css.ts'
import type { Curve } from './curve.ts'

interface CurveTableProps {
  label: string
  curve: Curve
  date: (date: LocalDate) => string
  amount: (amount: Decimal) => string
}

/** The days of a curve as text, the newest first. */
export function CurveTable({ label, curve, date, amount }: CurveTableProps) {
  const { charts } = useTheme().words.display
  return (
    <div role="region" aria-label={label} tabIndex={0} className={styles.scroll}>
      <table className={styles.table}>
        <caption className={styles.caption}>{label}</caption>
        <thead>
          <tr className={styles.head}>
            <th scope="col" className={styles.name}>
              {charts.day}
            </th>
            <th scope="col" className={styles.figure}>
              {charts.profit}
            </th>
            <th scope="col" className={styles.figure}>
              {charts.change}
            </th>
          </tr>
        </thead>
        <tbody>
          {curve.days.toReversed().map((day) => (
            <tr key={day.date} className={styles.row}>
              <th scope="row" className={styles.name}>
                {date(day.date)}
              </th>
              <td className={styles.figure}>{amount(day.profit)}</td>
              <td className={styles.figure}>{day.change === undefined ? '–' : amount(day.change)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
