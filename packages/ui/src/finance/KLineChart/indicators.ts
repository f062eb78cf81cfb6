import type {
  Chart,
  Indicator,
  IndicatorCreate,
  IndicatorDrawParams,
  IndicatorTooltipData,
} from 'klinecharts'
import { candlesIndicator, registerCandles } from './candleBars.ts'
import { mostInSight, volumeTicks } from './volumeTicks.ts'
import { candlePane } from './viewport.ts'
import { marksIndicator, marksOf, registerMarks, timeShareIndicator } from './chartMarks.ts'
import { extremesIndicator, registerExtremes } from './extremeMarks.ts'
import { drawLines, drawVolumes, noFigures, numberAt, plotOf } from './indicatorDrawing.ts'
import type { ChartType, IndicatorSelection, OverlayIndicator, PaneIndicator } from './indicatorChoice.ts'
import { ofNewestBars } from './newestValues.ts'

/** Periods in bars, as is usual in the markets here. Volume has no averages. */
const parameters = {
  MA: [5, 20, 60],
  EMA: [6, 12, 20],
  BOLL: [20, 2],
  VOL: [],
  MACD: [12, 26, 9],
  KDJ: [9, 3, 3],
  RSI: [6, 12, 24],
} as const satisfies Record<OverlayIndicator | PaneIndicator, readonly number[]>

/** Pixels of one indicator's pane. */
export const paneHeight = 76
/** Pixels over the highest column of volumes. */
const volumeGap = 12
/** Oscillators run from 0 to 100. */
const oscillatorPlaces = 2

const gapText = (chart: Chart, value: number | undefined, digits: number): string =>
  (value === undefined ? undefined : marksOf(chart)?.figures.gap(value, digits)) ?? '–'

/** Averages of prices, on the tick as the prices are. Lines that are named by their indicator need no name before them: `MA5`. */
function overlayLegend(chart: Chart, indicator: Indicator, at: number): IndicatorTooltipData {
  const point = indicator.result[at]
  const { lines } = chart.getStyles().indicator
  const legends = indicator.figures.map(({ key, title }, line) => {
    const color = lines[line % lines.length]?.color ?? ''
    const value = numberAt(point, key)
    const text = (value === undefined ? undefined : marksOf(chart)?.figures.drawn(value)) ?? '–'
    return { title: { text: title ?? '', color }, value: { text, color } }
  })
  const { shortName } = indicator
  const areNamed = indicator.figures.every(({ title }) => title?.startsWith(shortName))
  return { name: areNamed ? '' : shortName, calcParamsText: '', features: [], legends }
}

/** The two lines; the columns show their difference. */
function macdLegend(chart: Chart, { name, precision, result }: Indicator, at: number): IndicatorTooltipData {
  const point = result[at]
  const legends = (['dif', 'dea'] as const).map((key, line) => {
    const color = chart.getStyles().indicator.lines[line]?.color ?? ''
    return {
      title: { text: `${key.toUpperCase()}: `, color },
      value: { text: gapText(chart, numberAt(point, key), precision), color },
    }
  })
  return { name, calcParamsText: '', features: [], legends }
}

type DrawParams = IndicatorDrawParams<unknown, unknown, unknown>

/** @returns true: the engine draws nothing else of it */
function drawLinesOf(params: DrawParams): boolean {
  const { result: points, figures } = params.indicator
  const looks = params.chart.getStyles().indicator.lines
  drawLines(params.ctx, plotOf(params), { points, keys: figures.map(({ key }) => key), looks })
  return true
}

/** @returns true: the engine draws nothing else of it */
function drawColumnsOf(params: DrawParams): boolean {
  const { chart, ctx } = params
  const [colours] = chart.getStyles().indicator.bars
  const { halfGapBar: halfWidth } = chart.getBarSpace()
  if (colours) drawVolumes(ctx, plotOf(params), { bars: chart.getDataList(), halfWidth, colours })
  return true
}

const overlayIndicator = (name: OverlayIndicator): IndicatorCreate => ({
  name,
  paneId: candlePane,
  calcParams: [...parameters[name]],
  draw: drawLinesOf,
  createTooltipDataSource: ({ chart, indicator, crosshair }) =>
    overlayLegend(chart, indicator, crosshair.dataIndex ?? indicator.result.length - 1),
})

function paneIndicator(name: PaneIndicator, priceDigits: number): IndicatorCreate {
  const calcParams = [...parameters[name]]
  switch (name) {
    case 'VOL':
      /** Its figure is in the legend above the chart. */
      return {
        name,
        calcParams,
        draw: drawColumnsOf,
        createTooltipDataSource: noFigures,
      }
    case 'MACD':
      return {
        name,
        calcParams,
        precision: priceDigits,
        createTooltipDataSource: ({ chart, indicator, crosshair }) =>
          macdLegend(chart, indicator, crosshair.dataIndex ?? indicator.result.length - 1),
      }
    case 'KDJ':
    case 'RSI':
      return { name, calcParams, precision: oscillatorPlaces, draw: drawLinesOf }
  }
}

/** Whole numbers on the axis of volumes, and room over the highest column. */
function labelVolumes(chart: Chart, paneId: string): void {
  chart.overrideYAxis({
    paneId,
    gap: { top: volumeGap, bottom: 0 },
    createTicks: ({ range, bounding }) =>
      volumeTicks(mostInSight(range, bounding.height, chart.getStyles().yAxis.tickText.size)).map(
        (value) => ({
          value,
          text: marksOf(chart)?.figures.compact(value) ?? String(value),
          coord: bounding.height * (1 - (value - range.from) / range.range),
        }),
      ),
  })
}

/** Makes known to the engine what is drawn besides its own indicators. */
export function registerIndicators(): void {
  registerCandles()
  registerMarks()
  registerExtremes()
}

export interface IndicatorPlan extends IndicatorSelection {
  /** A time-share chart has its average and baseline instead of lines over candles. */
  readonly timeShare: boolean
  /** Of any other chart: a line is the engine's own. */
  readonly type: ChartType
  /** Digits of a difference of prices. */
  readonly priceDigits: number
}

type Followed = Exclude<OverlayIndicator | PaneIndicator, 'RSI'>

const longest = (name: Followed): number => Math.max(1, ...parameters[name])

/**
 * Bars before a point that still show in it: the window of an average, and of one that weighs older bars less and less 25 times its period, after
 * which less is left of them than a float can tell apart. RSI has none: of prices that stand still it keeps the ratio from before, however long ago.
 */
export const reachOf: Readonly<Record<Followed, number>> = {
  MA: longest('MA'),
  BOLL: longest('BOLL'),
  VOL: longest('VOL'),
  EMA: 25 * longest('EMA'),
  MACD: 25 * longest('MACD'),
  KDJ: 25 * longest('KDJ'),
}

/** Has a tick calculate the newest points alone, of as many bars as show in them. */
function followTicks(chart: Chart, name: Followed): void {
  for (const { id, calc } of chart.getIndicators({ name })) {
    chart.overrideIndicator({ id, name, calc: ofNewestBars(calc, reachOf[name]) })
  }
}

/** Replaces the indicators on a chart. */
export function placeIndicators(
  chart: Chart,
  { overlays, panes, timeShare, type, priceDigits }: IndicatorPlan,
): void {
  chart.removeIndicator()
  if (timeShare) chart.createIndicator({ name: timeShareIndicator, paneId: candlePane }, true)
  else {
    if (type === 'candles') chart.createIndicator({ name: candlesIndicator, paneId: candlePane }, true)
    for (const name of overlays) chart.createIndicator(overlayIndicator(name), true)
    chart.createIndicator({ name: extremesIndicator, paneId: candlePane }, true)
  }
  for (const name of panes) {
    const paneId = `pane-${name}`
    chart.createIndicator({ ...paneIndicator(name, priceDigits), paneId })
    chart.setPaneOptions({ id: paneId, height: paneHeight, minHeight: paneHeight, dragEnabled: false })
    if (name === 'VOL') labelVolumes(chart, paneId)
  }
  for (const name of [...(timeShare ? [] : overlays), ...panes]) {
    if (name !== 'RSI') followTicks(chart, name)
  }
}

/** Puts the marks on the price pane, or takes them off: a chart that has nothing to mark does without them. */
export function placeMarks(chart: Chart, needed: boolean): void {
  const placed = chart.getIndicators({ name: marksIndicator }).length > 0
  if (needed && !placed) chart.createIndicator({ name: marksIndicator, paneId: candlePane }, true)
  if (!needed && placed) chart.removeIndicator({ name: marksIndicator })
}
