import type { Candle, ChartPeriod, Decimal, TickRow } from '@onelot/domain'
import { useCallback, useEffect, useMemo, useState } from 'react'
import { useTheme } from '../../theme/ThemeContext.ts'
import type { ChangeDirection } from '../format/change.ts'
import { chartLines } from '../../tokens/chartLines.ts'
import { toBar, toBars, type Bar } from './bars.ts'
import { chartStyles, faded } from './chartStyles.ts'
import { Engine } from './engine.ts'
import {
  type ChartScale,
  digitsAt,
  evenTicks,
  figures as figuresOf,
  sameScale,
  type Figures,
} from './figures.ts'
import { animationFrames, frameBatch, type FrameBatch } from './frameBatch.ts'
import { followSize } from './followSize.ts'
import type { ChartType, IndicatorSelection } from './indicatorChoice.ts'
import type { LiveCandle } from './liveCandle.ts'
import { isIntraday } from './timeAxis.ts'
import { timeLabels, type TimeLabels } from './timeLabels.ts'
import { type ChartTrade, type WallTrade, wallTrades } from './tradeMarks.ts'
import { bindTouch, bindWheel } from './touchGestures.ts'
import { zoneClock } from './zoneClock.ts'

const reducedMotion = '(prefers-reduced-motion: reduce)'
const axisTextRem = 11 / 16

export interface EngineInput {
  candles: readonly Candle[]
  period: ChartPeriod
  zone: string
  /** IANA zone in which times are written. */
  readerZone: string
  previousClose: Decimal | undefined
  pricePlaces: number
  ticks: readonly TickRow[] | undefined
  indicators: IndicatorSelection
  type: ChartType
  hasMore: boolean
  newest: LiveCandle
  /** Of the day; undefined where the close before it is not known. */
  direction: ChangeDirection | undefined
  /** Whether prices of the reader's own are drawn over the chart. */
  handles: boolean
  trades: readonly ChartTrade[]
}

/** The scale of the props, the same object while its values are the same: a market that is read anew brings a new table of old ticks. */
function useChartScale({ ticks, pricePlaces }: Pick<EngineInput, 'ticks' | 'pricePlaces'>): ChartScale {
  const given = { ticks: ticks ?? evenTicks(pricePlaces), leastDigits: pricePlaces }
  const [scale, setScale] = useState<ChartScale>(given)
  if (sameScale(scale, given)) return scale
  setScale(given)
  return given
}

export interface MountedEngine {
  engine: Engine | null
  /** Takes the element in which the chart is drawn. */
  attach: (host: HTMLElement | null) => (() => void) | undefined
  bars: readonly Bar[]
  figures: Figures
  labels: TimeLabels
  trades: readonly WallTrade[]
}

/** Applies props and theme to a chart engine. The engine exists as long as its element; everything else may change. */
export function useEngine(input: EngineInput): MountedEngine {
  const { candles, period, zone, readerZone, indicators, type, hasMore, newest, direction, handles } = input
  const { locale, palette, theme, textSize, t: ui } = useTheme()
  const [mounted, setMounted] = useState<{ engine: Engine; host: HTMLElement } | null>(null)
  const [lives, setLives] = useState<FrameBatch<Bar> | null>(null)
  const engine = mounted?.engine ?? null

  const attach = useCallback((host: HTMLElement | null) => {
    if (!host) return undefined
    let release: (() => void) | undefined
    // In a task of its own: the engine measures and draws for some 100 ms on a slow phone.
    const task = setTimeout(() => {
      const created = new Engine(host)
      const batch = frameBatch<Bar>((bar) => {
        created.setLive(bar)
      }, animationFrames)
      const releases = [
        bindTouch(host, created, { still: () => matchMedia(reducedMotion).matches }),
        bindWheel(host, created),
        followSize(host, created),
      ]
      release = () => {
        for (const end of releases) end()
        batch.cancel()
        created.destroy()
      }
      setMounted({ engine: created, host })
      setLives(batch)
    })
    return () => {
      clearTimeout(task)
      release?.()
      setMounted(null)
      setLives(null)
    }
  }, [])

  const clock = useMemo(() => zoneClock(zone), [zone])
  const reader = useMemo(() => zoneClock(readerZone), [readerZone])
  const bars = useMemo(() => toBars(candles, clock, reader), [candles, clock, reader])
  const trades = useMemo(() => wallTrades(input.trades, clock, reader), [input.trades, clock, reader])
  const labels = useMemo(() => timeLabels(locale, period), [locale, period])
  const scale = useChartScale(input)
  const figures = useMemo(() => figuresOf(locale, scale), [locale, scale])
  const priceDigits = digitsAt(scale, candles.at(-1)?.close)
  const timeShare = period === 'timeShare'
  const baseline = timeShare && input.previousClose !== undefined ? Number(input.previousClose) : undefined

  useEffect(() => {
    engine?.setFormat(labels, figures)
  }, [engine, labels, figures])

  useEffect(() => {
    engine?.setIndicators({ ...indicators, timeShare, type, priceDigits })
  }, [engine, indicators, timeShare, type, priceDigits])

  /** Read after the provider has set the document's attributes, hence an effect: the text size is the root's. */
  useEffect(() => {
    if (!mounted) return
    const fontSize = axisTextRem * Number.parseFloat(getComputedStyle(document.documentElement).fontSize)
    const { fontFamily } = getComputedStyle(mounted.host)
    const look = {
      colours: palette.colour,
      market: palette.market,
      lines: chartLines[theme],
      fontFamily,
      fontSize,
    }
    mounted.engine.setStyles(chartStyles(look, { timeShare, type, direction }))
    mounted.engine.setMarks({
      intraday: isIntraday(period),
      baseline,
      hairline: palette.colour.control,
      shade: faded(palette.colour.ink, 0.04),
      text: palette.colour.textMuted,
      font: `${String(fontSize)}px ${fontFamily}`,
      simulated: ui('simulated'),
      handles,
      isLine: timeShare || type !== 'candles',
      trades,
      tradeColours: {
        buy: { fill: palette.market.upFill, ink: palette.market.onUpFill },
        sell: { fill: palette.market.downFill, ink: palette.market.onDownFill },
      },
      figures,
    })
  }, [
    mounted,
    palette,
    theme,
    textSize,
    ui,
    timeShare,
    type,
    direction,
    period,
    baseline,
    handles,
    trades,
    figures,
    indicators,
    priceDigits,
  ])

  useEffect(() => {
    engine?.setSeries(bars, { period, priceDigits, hasMore })
  }, [engine, bars, period, priceDigits, hasMore])

  /** After a new series too, whose last bar may be older. */
  useEffect(() => {
    const follow = (): void => {
      if (newest.candle) lives?.push(toBar(newest.candle, clock, reader))
    }
    follow()
    return newest.listen(follow)
  }, [lives, newest, clock, reader, bars])

  return { engine, attach, bars, figures, labels, trades }
}
