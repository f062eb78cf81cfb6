import type { LocalDate } from '@onelot/domain'
import type { ReactNode } from 'react'
import { useTheme } from '../../theme/ThemeContext.ts'
import { formatLocalDate } from '../format/time.ts'
import * as styles from './chartTable.css.ts'

interface DayTableProps {
  label: string
  /** What the figures of a day are called. */
  columns: readonly string[]
  /** Oldest first. */
  days: readonly { readonly date: LocalDate; readonly figures: readonly ReactNode[] }[]
}

/** The days of a curve as text, the newest first. */
export function DayTable({ label, columns, days }: DayTableProps) {
  const { t, locale } = useTheme()
  return (
    <div role="region" aria-label={label} tabIndex={0} className={styles.scroll}>
      <table className={styles.table}>
        <caption className={styles.caption}>{label}</caption>
        <thead>
          <tr className={styles.head}>
            <th scope="col" className={styles.name}>
              {t('display.charts.day')}
            </th>
            {columns.map((column) => (
              <th key={column} scope="col" className={styles.figure}>
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {days.toReversed().map(({ date, figures }) => (
            <tr key={date} className={styles.row}>
              <th scope="row" className={styles.name}>
                {formatLocalDate(locale, date)}
              </th>
              {figures.map((figure, index) => (
                <td key={columns[index]} className={styles.figure}>
                  {figure}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
