import type { DeepPartial, Styles } from 'klinecharts'
import type { ChangeDirection } from '../format/change.ts'
import type { Colours, MarketPalette } from '../../tokens/palette.ts'
import type { ChartType } from './indicatorChoice.ts'

/** What the look of the chart follows: the theme, the market convention, the reader's text size. */
export interface ChartLook {
  readonly colours: Pick<
    Colours,
    'surface' | 'text' | 'textMuted' | 'hairline' | 'ink' | 'onInk' | 'control' | 'sunken'
  >
  readonly market: Pick<
    MarketPalette,
    'up' | 'down' | 'flat' | 'upFill' | 'downFill' | 'flatFill' | 'onUpFill'
  >
  readonly lines: readonly string[]
  readonly fontFamily: string
  /** Pixels of axis text: 11 at the normal text size. */
  readonly fontSize: number
}

/** A hex colour at an opacity. */
export const faded = (hex: string, opacity: number): string =>
  `${hex}${Math.round(opacity * 255)
    .toString(16)
    .padStart(2, '0')}`

function lineStyle(color: string, style: 'solid' | 'dashed' = 'solid') {
  return { style, size: 1, color, smooth: false, dashedValue: [3, 3] }
}

function closes(
  look: ChartLook,
  direction: ChangeDirection,
  type: Exclude<ChartType, 'candles'>,
): NonNullable<DeepPartial<Styles>['candle']> {
  const color = look.market[direction]
  return {
    type: 'area',
    area: {
      lineSize: 1.5,
      lineColor: color,
      value: 'close',
      smooth: false,
      backgroundColor: [
        { offset: 0, color: faded(color, 0) },
        { offset: 1, color: faded(color, type === 'area' ? 0.14 : 0) },
      ],
      point: { show: false, animation: false },
    },
  }
}

/** A field that no bar has: an area of it is neither drawn nor measured. */
const noField = 'none'

/** The engine draws an area of nothing: `candlesIndicator` draws the candlesticks, in the colours of `bar`. */
function candles({ market }: ChartLook): NonNullable<DeepPartial<Styles>['candle']> {
  const { up, down, flat } = market
  return {
    type: 'area',
    area: { value: noField, point: { show: false } },
    bar: { upColor: up, downColor: down, noChangeColor: flat },
  }
}

const lastColours = ({ upFill, downFill, flatFill }: ChartLook['market']) => ({
  upColor: upFill,
  downColor: downFill,
  noChangeColor: flatFill,
})

/** The last price is coloured by the day's change, as it is everywhere on the page: not by the change from the bar before. */
const oneColour = (color: string) => ({ upColor: color, downColor: color, noChangeColor: color })

/** Pixels before each text, and after it: three averages of prices with five digits have room in one line at 320. */
const legendMargins = { marginLeft: 4, marginRight: 6 } as const

/** With the pixels before text, the page's margin: the figures over the chart begin there too. */
const legendInset = 20 - legendMargins.marginLeft

function indicator(look: ChartLook, timeShare: boolean): NonNullable<DeepPartial<Styles>['indicator']> {
  const { market, lines, colours, fontFamily, fontSize } = look
  const { up, down, flat } = market
  /** Columns of a minute are too thin for two colours to be distinguished. */
  const [upBar, downBar] = timeShare ? [flat, flat] : [up, down]
  return {
    ohlc: { upColor: up, downColor: down, noChangeColor: flat },
    bars: [
      { upColor: faded(upBar, 0.55), downColor: faded(downBar, 0.55), noChangeColor: faded(flat, 0.55) },
    ],
    lines: lines.map((color) => lineStyle(color)),
    lastValueMark: { show: false },
    tooltip: {
      offsetLeft: legendInset,
      offsetTop: 4,
      showRule: 'always',
      title: {
        ...legendMargins,
        size: fontSize,
        family: fontFamily,
        color: colours.textMuted,
        showParams: false,
      },
      legend: {
        ...legendMargins,
        size: fontSize,
        family: fontFamily,
        color: colours.textMuted,
        defaultValue: '–',
      },
    },
  }
}

/** The chart engine's styles for a look. One mapping serves every theme and convention, so that a change of either is a repaint. */
export function chartStyles(
  look: ChartLook,
  drawn: {
    timeShare: boolean
    /** Of bars that are no time-share, which is an area. */
    type: ChartType
    /** The direction of the day's change; undefined where the close before it is not known. */
    direction: ChangeDirection | undefined
  },
): DeepPartial<Styles> {
  const { colours, market, fontFamily, fontSize } = look
  const type = drawn.timeShare ? 'area' : drawn.type
  const text = { size: fontSize, family: fontFamily, weight: 400, color: colours.textMuted }
  const mark = {
    size: fontSize,
    family: fontFamily,
    weight: 600,
    paddingLeft: 4,
    paddingRight: 4,
    borderRadius: 4,
  }
  const crossText = { ...mark, color: colours.onInk, backgroundColor: colours.ink, borderColor: colours.ink }
  const axis = { show: true, axisLine: { show: false }, tickLine: { show: false } }
  return {
    grid: {
      show: true,
      horizontal: { show: true, size: 1, color: faded(colours.hairline, 0.7), style: 'solid' },
      vertical: { show: false },
    },
    candle: {
      ...(type === 'candles' ? candles(look) : closes(look, drawn.direction ?? 'flat', type)),
      priceMark: {
        high: { show: false },
        low: { show: false },
        last: {
          compareRule: 'previous_close',
          ...(drawn.direction === undefined
            ? lastColours(market)
            : oneColour(market[`${drawn.direction}Fill`])),
          line: { style: 'dashed', dashedValue: [2, 3], size: 1 },
          text: { ...mark, color: market.onUpFill },
        },
      },
      tooltip: { showRule: 'none', offsetLeft: legendInset },
    },
    indicator: indicator(look, drawn.timeShare),
    xAxis: { ...axis, tickText: { ...text, marginStart: 6, marginEnd: 6 } },
    yAxis: { ...axis, tickText: { ...text, marginStart: 6, marginEnd: 8 } },
    separator: {
      size: 1,
      color: colours.hairline,
      fill: true,
      activeBackgroundColor: faded(colours.ink, 0.06),
    },
    crosshair: {
      horizontal: { line: { ...lineStyle(colours.control, 'dashed') }, text: crossText, features: [] },
      vertical: { line: { ...lineStyle(colours.control, 'dashed') }, text: crossText },
    },
  }
}
