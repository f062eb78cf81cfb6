import type { DeepPartial, Styles } from 'klinecharts'
import type { ChangeDirection } from '../format/change.ts'
import type { Colours, MarketPalette } from '../../tokens/palette.ts'

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

/** Whether a time-share line is above or below the close before it, which decides its colour. */
export const lineDirection = (last: number | undefined, base: number | undefined): ChangeDirection =>
  last === undefined || base === undefined || last === base ? 'flat' : last > base ? 'up' : 'down'

/** A hex colour at an opacity. */
export const faded = (hex: string, opacity: number): string =>
  `${hex}${Math.round(opacity * 255)
    .toString(16)
    .padStart(2, '0')}`

function lineStyle(color: string, style: 'solid' | 'dashed' = 'solid') {
  return { style, size: 1, color, smooth: false, dashedValue: [3, 3] }
}

function area(look: ChartLook, direction: ChangeDirection): NonNullable<DeepPartial<Styles>['candle']> {
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
        { offset: 1, color: faded(color, 0.14) },
      ],
      point: { show: false, animation: false },
    },
  }
}

function candles({ market }: ChartLook): NonNullable<DeepPartial<Styles>['candle']> {
  const { up, down, flat } = market
  return {
    type: 'candle_solid',
    bar: {
      compareRule: 'current_open',
      upColor: up,
      downColor: down,
      noChangeColor: flat,
      upBorderColor: up,
      downBorderColor: down,
      noChangeBorderColor: flat,
      upWickColor: up,
      downWickColor: down,
      noChangeWickColor: flat,
    },
  }
}

const lastColours = ({ upFill, downFill, flatFill }: ChartLook['market']) => ({
  upColor: upFill,
  downColor: downFill,
  noChangeColor: flatFill,
})

/** The mark of a time-share line is coloured as the line is: by the close of the day before, not of the minute before. */
const oneColour = (color: string) => ({ upColor: color, downColor: color, noChangeColor: color })

/** With the 8 px that the engine leaves before text, the page's margin: the figures over the chart begin there too. */
const legendInset = 12

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
      title: { size: fontSize, family: fontFamily, color: colours.textMuted, showParams: false },
      legend: { size: fontSize, family: fontFamily, color: colours.textMuted, defaultValue: '–' },
    },
  }
}

/** The chart engine's styles for a look. One mapping serves every theme and convention, so that a change of either is a repaint. */
export function chartStyles(
  look: ChartLook,
  line: { timeShare: boolean; direction: ChangeDirection },
): DeepPartial<Styles> {
  const { colours, market, fontFamily, fontSize } = look
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
      ...(line.timeShare ? area(look, line.direction) : candles(look)),
      priceMark: {
        high: { show: false },
        low: { show: false },
        last: {
          compareRule: 'previous_close',
          ...(line.timeShare ? oneColour(market[`${line.direction}Fill`]) : lastColours(market)),
          line: { style: 'dashed', dashedValue: [2, 3], size: 1 },
          text: { ...mark, color: market.onUpFill },
        },
      },
      tooltip: { showRule: 'none', offsetLeft: legendInset },
    },
    indicator: indicator(look, line.timeShare),
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
