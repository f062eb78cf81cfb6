import type { Chart, Indicator, IndicatorCreate, IndicatorTooltipData } from 'klinecharts'
import { volumeTicks } from './volumeTicks.ts'
import { candlePane } from './viewport.ts'
import { marksIndicator, marksOf, timeShareIndicator } from './chartMarks.ts'
import { extremesIndicator } from './extremeMarks.ts'
import type { IndicatorSelection, OverlayIndicator, PaneIndicator } from './indicatorChoice.ts'

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

const numberAt = (point: unknown, key: string): number | undefined => {
  const value: unknown = typeof point === 'object' && point !== null ? Reflect.get(point, key) : undefined
  return typeof value === 'number' ? value : undefined
}

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

const overlayIndicator = (name: OverlayIndicator): IndicatorCreate => ({
  name,
  paneId: candlePane,
  calcParams: [...parameters[name]],
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
        createTooltipDataSource: () => ({ name: '', calcParamsText: '', features: [], legends: [] }),
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
      return { name, calcParams, precision: oscillatorPlaces }
  }
}

/** Whole numbers on the axis of volumes, and room over the highest column. */
function labelVolumes(chart: Chart, paneId: string): void {
  chart.overrideYAxis({
    paneId,
    gap: { top: volumeGap, bottom: 0 },
    createTicks: ({ range, bounding }) =>
      volumeTicks(range.realTo).map((value) => ({
        value,
        text: marksOf(chart)?.figures.compact(value) ?? String(value),
        coord: bounding.height * (1 - (value - range.from) / range.range),
      })),
  })
}

export interface IndicatorPlan extends IndicatorSelection {
  /** A time-share chart has its average and baseline instead of lines over candles. */
  readonly timeShare: boolean
  /** Digits of a difference of prices. */
  readonly priceDigits: number
}

/** Replaces the indicators on a chart. */
export function placeIndicators(
  chart: Chart,
  { overlays, panes, timeShare, priceDigits }: IndicatorPlan,
): void {
  chart.removeIndicator()
  if (timeShare) chart.createIndicator({ name: timeShareIndicator, paneId: candlePane }, true)
  else {
    for (const name of overlays) chart.createIndicator(overlayIndicator(name), true)
    chart.createIndicator({ name: extremesIndicator, paneId: candlePane }, true)
  }
  for (const name of panes) {
    const paneId = `pane-${name}`
    chart.createIndicator({ ...paneIndicator(name, priceDigits), paneId })
    chart.setPaneOptions({ id: paneId, height: paneHeight, minHeight: paneHeight, dragEnabled: false })
    if (name === 'VOL') labelVolumes(chart, paneId)
  }
}

/** Puts the marks on the price pane, or takes them off: a chart that has nothing to mark does without them. */
export function placeMarks(chart: Chart, needed: boolean): void {
  const placed = chart.getIndicators({ name: marksIndicator }).length > 0
  if (needed && !placed) chart.createIndicator({ name: marksIndicator, paneId: candlePane }, true)
  if (!needed && placed) chart.removeIndicator({ name: marksIndicator })
}
