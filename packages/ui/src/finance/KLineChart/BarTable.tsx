import { useUiMessages } from '../../theme/ThemeContext.ts'
import type { Figures } from './figures.ts'
import * as styles from './KLineChart.css.ts'
import type { TimeLabels } from './timeLabels.ts'
import type { BarRow } from './visibleRows.ts'
import { useKLineMessages } from './useKLineMessages.ts'

const columns = ['time', 'open', 'high', 'low', 'close', 'change', 'volume'] as const

export interface BarTableProps {
  id: string
  /** What is charted, the name of the scrolling region. */
  label: string
  rows: readonly BarRow[]
  figures: Figures
  labels: TimeLabels
}

/** The bars in view as text, for readers who prefer figures to pictures. What all bars have in common is written once. */
export function BarTable({ id, label, rows, figures, labels }: BarTableProps) {
  const ui = useUiMessages()
  const t = useKLineMessages()
  const allSimulated = rows.every(({ simulated }) => simulated)
  return (
    <div
      id={id}
      className={styles.tableScroll}
      role="region"
      aria-label={`${label}, ${t('tableCaption')}`}
      tabIndex={0}
    >
      <table className={styles.table}>
        <caption className={styles.caption}>
          <span>{t('tableCaption')}</span>
          <span>{allSimulated ? ` (${ui('simulated')})` : ''}</span>
        </caption>
        <thead>
          <tr>
            {columns.map((name) => (
              <th key={name} scope="col" className={styles.headCell}>
                {t(name)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.time}>
              <th scope="row" className={styles.cell}>
                <span>{labels.full(row.wall)}</span>
                <span>{row.simulated && !allSimulated ? ` (${ui('simulated')})` : ''}</span>
              </th>
              {[row.open, row.high, row.low, row.close].map((price, column) => (
                <td key={column} className={styles.cell}>
                  {figures.price(price)}
                </td>
              ))}
              <td className={styles.cell}>{figures.change(row.change)}</td>
              <td className={styles.cell}>{figures.volume(row.volume)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

export interface TableFooterProps {
  tableId: string
  shown: boolean
  loadingOlder: boolean
  onToggle: () => void
}

/** Opens and closes the table of bars, and says that older ones are on their way. */
export function TableFooter({ tableId, shown, loadingOlder, onToggle }: TableFooterProps) {
  const t = useKLineMessages()
  return (
    <div className={styles.footer}>
      <button
        type="button"
        className={styles.tableButton}
        aria-expanded={shown}
        aria-controls={shown ? tableId : undefined}
        onClick={onToggle}
      >
        {shown ? t('hideTable') : t('showTable')}
      </button>
      {loadingOlder ? <span className={styles.note}>{t('loadingOlder')}</span> : null}
    </div>
  )
}
