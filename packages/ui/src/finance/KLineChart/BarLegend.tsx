import { SimulatedTag } from '../../primitives/Tag/Tag.tsx'
import { useUiWords } from '../../theme/ThemeContext.ts'
import type { Figures } from './figures.ts'
import * as styles from './KLineChart.css.ts'
import type { TimeLabels } from './timeLabels.ts'
import type { BarRow } from './visibleRows.ts'

export interface BarLegendProps {
  /** The bar under the crosshair, or the newest one. */
  row: BarRow | null
  figures: Figures
  labels: TimeLabels
}

/** Open, high, low, close, change and volume of one bar, in columns that stay put while the crosshair moves. */
export function BarLegend({ row, figures, labels }: BarLegendProps) {
  const words = useUiWords().kline
  const facts = [
    { name: words.open, value: row && figures.price(row.open) },
    { name: words.high, value: row && figures.price(row.high) },
    {
      name: words.change,
      value: row && figures.change(row.change),
      tone: styles.direction[row?.change?.direction ?? 'flat'],
    },
    { name: words.close, value: row && figures.price(row.close) },
    { name: words.low, value: row && figures.price(row.low) },
    { name: words.volume, value: row && figures.volume(row.volume) },
  ]
  return (
    <div className={styles.legend}>
      <p className={styles.when}>
        {row ? labels.full(row.wall) : '–'}
        {row?.simulated ? <SimulatedTag /> : null}
      </p>
      <dl className={styles.facts}>
        {facts.map(({ name, value, tone }) => (
          <div key={name} className={styles.fact}>
            <dt className={styles.factName}>{name}</dt>
            <dd className={tone ? `${styles.factValue} ${tone}` : styles.factValue}>{value ?? '–'}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
