import type { Instant } from '@onelot/domain'
import type { KLineTranslate } from '../../locales/kline/en.ts'
import type { Bar } from './bars.ts'
import type { TimeLabels } from './timeLabels.ts'
import type { ZoneClock } from './zoneClock.ts'

/** A fill of the reader's own order, without its quantity. */
export interface ChartTrade {
  readonly at: Instant
  readonly action: 'buy' | 'sell'
}

/** On the clock of the exchange, as bars are; `shown` is on the reader's, by which it is written. */
export interface WallTrade extends Pick<ChartTrade, 'action'> {
  readonly wall: number
  readonly shown: number
}

/** Buys are under their bar, sells over it; several of one kind on one bar are one mark. */
export interface TradePlace extends Pick<ChartTrade, 'action'> {
  readonly index: number
}

interface Fill {
  readonly fill: string
  readonly ink: string
}

export interface TradeLook {
  readonly trades: readonly WallTrade[]
  readonly tradeColours: Readonly<Record<ChartTrade['action'], Fill>>
  readonly font: string
}

export const wallTrades = (
  trades: readonly ChartTrade[],
  clock: ZoneClock,
  reader: ZoneClock = clock,
): readonly WallTrade[] =>
  trades.map(({ at, action }) => ({ wall: clock(Date.parse(at)), shown: reader(Date.parse(at)), action }))

/** Index of the bar that holds a moment; -1 where it was before the first one. */
function barAt(bars: readonly Pick<Bar, 'wall'>[], wall: number): number {
  let low = -1
  let high = bars.length - 1
  while (low < high) {
    const middle = Math.floor((low + high + 1) / 2)
    const bar = bars[middle]
    if (bar !== undefined && bar.wall <= wall) low = middle
    else high = middle - 1
  }
  return low
}

/** Where trades are marked; those before the first bar are not. */
export function placesOfTrades(
  bars: readonly Pick<Bar, 'wall'>[],
  trades: readonly WallTrade[],
): readonly TradePlace[] {
  const places = new Map<string, TradePlace>()
  for (const { wall, action } of trades) {
    const index = barAt(bars, wall)
    if (index >= 0) places.set(`${String(index)} ${action}`, { index, action })
  }
  return [...places.values()]
}

const letters = { buy: 'B', sell: 'S' } as const
/** Pixels: the square of a letter, and what keeps it off the prices. */
const side = 14
const gap = 4

export interface TradePlot {
  readonly width: number
  readonly height: number
  readonly bars: readonly Pick<Bar, 'wall' | 'low' | 'high' | 'close'>[]
  /** The line of time-share has no highs and lows. */
  readonly isLine: boolean
  readonly xOf: (index: number) => number
  readonly yOf: (price: number) => number
}

type Drawing = Pick<
  CanvasRenderingContext2D,
  | 'save'
  | 'restore'
  | 'globalCompositeOperation'
  | 'font'
  | 'textAlign'
  | 'textBaseline'
  | 'fillStyle'
  | 'beginPath'
  | 'roundRect'
  | 'fill'
  | 'fillText'
>

const within = (at: number, from: number, to: number): number => Math.min(Math.max(at, from), to)

/** A letter beside each bar in view: B under the lowest price, S over the highest, whole and within the plot. */
export function drawTrades(ctx: Drawing, look: TradeLook, plot: TradePlot): void {
  ctx.save()
  /** Over the prices: what else these marks draw goes under them. */
  ctx.globalCompositeOperation = 'source-over'
  ctx.font = `bold ${look.font}`
  ctx.textAlign = 'center'
  ctx.textBaseline = 'middle'
  for (const { index, action } of placesOfTrades(plot.bars, look.trades)) {
    const bar = plot.bars[index]
    const middle = plot.xOf(index)
    if (bar === undefined || middle < 0 || middle > plot.width) continue
    const isBuy = action === 'buy'
    const price = plot.isLine ? bar.close : isBuy ? bar.low : bar.high
    const beside = plot.yOf(price) + (isBuy ? gap : -gap - side)
    const top = within(beside, 0, plot.height - side)
    const x = within(middle, side / 2, plot.width - side / 2)
    const { fill, ink } = look.tradeColours[action]
    ctx.fillStyle = fill
    ctx.beginPath()
    ctx.roundRect(x - side / 2, top, side, side, gap)
    ctx.fill()
    ctx.fillStyle = ink
    ctx.fillText(letters[action], x, top + side / 2 + 0.5)
  }
  ctx.restore()
}

/** As many as are named; the chart's table and the orders have all. */
const NAMED = 5

/** The trades in words, the latest first. */
export function tradesInWords(
  trades: readonly WallTrade[],
  { labels, t }: { readonly labels: TimeLabels; readonly t: KLineTranslate },
): readonly string[] {
  const named = trades.toSorted((a, b) => b.wall - a.wall).slice(0, NAMED)
  return named.map(({ shown, action }) =>
    t(action === 'buy' ? 'bought' : 'sold', { time: labels.full(shown) }),
  )
}

/** What was traded within a bar, in words. */
export function tradesOfBar(
  bars: readonly Pick<Bar, 'wall'>[],
  at: number,
  trades: readonly WallTrade[],
  t: KLineTranslate,
): readonly string[] {
  const places = placesOfTrades(bars, trades).filter(({ index }) => index === at)
  return places.map(({ action }) => t(action === 'buy' ? 'boughtHere' : 'soldHere'))
}
