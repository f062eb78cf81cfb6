import { type ChartPeriod, type Instant, ZERO, instant } from '@onelot/domain'
import { assignInlineVars } from '@vanilla-extract/dynamic'
import { memo, useCallback, useMemo, useSyncExternalStore } from 'react'
import { SimulatedTag } from '../../primitives/Tag/Tag.tsx'
import { useTheme } from '../../theme/ThemeContext.ts'
import { chartLines } from '../../tokens/chartLines.ts'
import { directionOfRate } from '../format/change.ts'
import { formatTime } from '../format/time.ts'
import { indexAt, timestampOf } from './bars.ts'
import type { Engine } from './engine.ts'
import type { Figures } from './figures.ts'
import * as styles from './KLineChart.css.ts'
import { sessionAverageAt } from './sessionAverage.ts'
import { isIntraday } from './timeAxis.ts'
import type { TimeLabels } from './timeLabels.ts'
import { type BarRow, type ChangeBase, rowAt } from './visibleRows.ts'
import { useKLineMessages } from './useKLineMessages.ts'

export interface BarLegendProps {
  engine: Engine | null
  figures: Figures
  labels: TimeLabels
  period: ChartPeriod
  /** IANA zone of a market that opens and closes. */
  exchangeZone: string | undefined
  readerZone: string
  /** What changes are from. */
  base: ChangeBase
  /** Bars of both kinds are loaded, so that each says whether it is simulated. */
  mixed: boolean
}

const nothingToStop = (): void => undefined

/** The row of the bar under the crosshair, or of the newest; read by itself, so that a tick renders the legend and nothing else. */
function useCurrentRow(engine: Engine | null, base: ChangeBase): BarRow | null {
  const subscribe = useCallback(
    (onBars: () => void) => engine?.listen({ onBars, onTick: onBars }) ?? nothingToStop,
    [engine],
  )
  const bar = useSyncExternalStore(subscribe, () => engine?.currentBar ?? null)
  return engine && bar ? rowAt(engine.bars, indexAt(engine.bars, bar.timestamp), base) : null
}

const averageAt = ({ bars }: Engine, { time }: BarRow): number | undefined =>
  sessionAverageAt(bars, indexAt(bars, timestampOf(time)))

/** The time of day by the clock of the exchange, named; nothing where the reader's reads the same. */
function thereOf(locale: string, at: Instant, zone: string, readerZone: string): string | undefined {
  const isSame = formatTime(locale, at, { zone }) === formatTime(locale, at, { zone: readerZone })
  return isSame ? undefined : formatTime(locale, at, { zone, zoneShown: true })
}

interface FactProps {
  name: string
  value: string
  /** Class of the colour of its direction. */
  tone?: string | undefined
}

/** Rendered anew only as its figure is another: a tick changes two of six. */
const Fact = memo(function Fact({ name, value, tone }: FactProps) {
  return (
    <div className={styles.fact}>
      <dt className={styles.factName}>{name}</dt>
      <dd className={tone ? `${styles.factValue} ${tone}` : styles.factValue}>{value}</dd>
    </div>
  )
})

/** Translated once, and not with every tick. */
function useNames() {
  const t = useKLineMessages()
  return useMemo(
    () => ({
      open: t('open'),
      high: t('high'),
      change: t('change'),
      now: t('now'),
      close: t('close'),
      low: t('low'),
      volume: t('volume'),
      average: t('average'),
    }),
    [t],
  )
}

/**
 * Open, high, low, close, change and volume of one bar, in columns that do not move with the crosshair. A minute of a line has but a price,
 * its change and a volume, and the average of its session so far. The close of the newest bar is the price of now. Its props stay the same from
 * tick to tick: it renders by what it reads of the engine.
 */
export const BarLegend = memo(function BarLegend(props: BarLegendProps) {
  const { engine, figures, labels, period, exchangeZone, readerZone, base, mixed } = props
  const { locale, theme } = useTheme()
  const names = useNames()
  const row = useCurrentRow(engine, base)
  const isNewest = row !== null && row.time === engine?.bars.at(-1)?.candle.time
  const average = period === 'timeShare' && row && engine ? averageAt(engine, row) : undefined
  const details = [
    { name: names.open, value: row && figures.price(row.open) },
    { name: names.high, value: row && figures.price(row.high) },
    {
      name: names.change,
      value: row && figures.change(row.change),
      tone: styles.direction[directionOfRate(row?.change?.rate ?? ZERO)],
      ofLine: true,
    },
    { name: isNewest ? names.now : names.close, value: row && figures.price(row.close), ofLine: true },
    { name: names.low, value: row && figures.price(row.low) },
    { name: names.volume, value: row && figures.volume(row.volume), ofLine: true },
  ]
  const shown = period === 'timeShare' ? details.filter(({ ofLine }) => ofLine) : details
  return (
    <div className={styles.legend}>
      <p className={styles.when}>
        <span>{row ? (period === 'timeShare' ? labels.short : labels.full)(row.wall) : '–'}</span>
        {row && exchangeZone !== undefined && isIntraday(period) ? (
          <span className={styles.zone}>
            {thereOf(locale, instant(Date.parse(row.time)), exchangeZone, readerZone)}
          </span>
        ) : null}
        {mixed && row?.simulated ? <SimulatedTag /> : null}
        {period === 'timeShare' ? (
          <span className={styles.average}>
            <span
              aria-hidden
              className={styles.swatch}
              style={assignInlineVars({ [styles.swatchVar]: chartLines[theme][0] })}
            />
            <span>{names.average}</span>
            <span className={styles.factValue}>{average === undefined ? '–' : figures.drawn(average)}</span>
          </span>
        ) : null}
      </p>
      <dl className={styles.details}>
        {shown.map(({ name, value, tone }) => (
          <Fact key={name} name={name} value={value ?? '–'} tone={tone} />
        ))}
      </dl>
    </div>
  )
})
