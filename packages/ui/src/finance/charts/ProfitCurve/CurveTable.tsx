import type { Currency, LocalDate } from '@onelot/domain'
import { useUiMessages } from '../../../theme/ThemeContext.ts'
import { Money } from '../../Money/Money.tsx'
import * as styles from '../chartTable.css.ts'
import type { Curve } from './curve.ts'

interface CurveTableProps {
  label: string
  curve: Curve
  date: (date: LocalDate) => string
  currency: Currency
}

/** The days of a curve as text, the newest first. */
export function CurveTable({ label, curve, date, currency }: CurveTableProps) {
  const t = useUiMessages()
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
              {t('display.charts.profit')}
            </th>
            <th scope="col" className={styles.figure}>
              {t('display.charts.change')}
            </th>
          </tr>
        </thead>
        <tbody>
          {curve.days.toReversed().map((day) => (
            <tr key={day.date} className={styles.row}>
              <th scope="row" className={styles.name}>
                {date(day.date)}
              </th>
              <td className={styles.figure}>
                <Money value={{ currency, amount: day.profit }} size="small" tone="change" />
              </td>
              <td className={styles.figure}>
                {day.change === undefined ? (
                  '–'
                ) : (
                  <Money value={{ currency, amount: day.change }} size="small" tone="change" />
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
