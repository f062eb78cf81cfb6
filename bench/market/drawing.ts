import type { Candle } from '@onelot/domain'

const WIDTH = 380
const HEIGHT = 210
const COLUMNS = 3
const GAP = 16
/** Prices are above, volume below. */
const PRICE = { top: 24, bottom: 140 } as const
const VOLUME = { top: 152, bottom: 190 } as const
/** Room for the prices at the right edge. */
const PLOT = WIDTH - 62
/** Minutes of one mark of the range, and of one bar of volume. */
const WIDE = 5
const UP = '#c62828'
const DOWN = '#1565c0'
const INK = '#222'
const PALE = '#b8c0cc'

export interface Panel {
  readonly title: string
  /** SVG of the plot, in a box of `WIDTH` by `HEIGHT`. */
  readonly marks: string
}

interface Bar {
  readonly open: number
  readonly high: number
  readonly low: number
  readonly close: number
  readonly volume: number
}

const barOf = ({ open, high, low, close, volume }: Candle): Bar => ({
  open: Number(open),
  high: Number(high),
  low: Number(low),
  close: Number(close),
  volume: Number(volume),
})

/** One bar of several. */
const together = (bars: readonly Bar[]): Bar => ({
  open: bars[0]?.open ?? 0,
  high: Math.max(...bars.map(({ high }) => high)),
  low: Math.min(...bars.map(({ low }) => low)),
  close: bars.at(-1)?.close ?? 0,
  volume: bars.reduce((sum, { volume }) => sum + volume, 0),
})

/** Coordinates to the quarter of a pixel: shorter text. */
const at = (value: number): string => String(Math.round(value * 4) / 4)

const text = (x: number, y: number, content: string, more = ''): string =>
  `<text x="${at(x)}" y="${at(y)}"${more}>${content.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</text>`

const path = (d: string, more: string): string => (d === '' ? '' : `<path d="${d}" ${more}/>`)

type Scale = (price: number) => number

function scaleOf({ high, low }: Bar): Scale {
  const range = high - low || 1
  return (price) => PRICE.bottom - ((price - low) / range) * (PRICE.bottom - PRICE.top)
}

function volumePath(volumes: readonly number[]): string {
  const greatest = Math.max(...volumes, 1)
  const step = PLOT / volumes.length
  return volumes
    .map((volume, i) => {
      const height = (volume / greatest) * (VOLUME.bottom - VOLUME.top)
      return `M${at((i + 0.5) * step)} ${at(VOLUME.bottom)}v${at(-height)}`
    })
    .join('')
}

/** Highest and lowest price at the right, and what the first, middle and last place of the plot are. */
function labels({ high, low }: Bar, ends: readonly string[]): string {
  const anchors = ['start', 'middle', 'end']
  return [
    path(`M0 ${at(PRICE.top)}h${at(PLOT)}M0 ${at(PRICE.bottom)}h${at(PLOT)}`, 'stroke="#ddd"'),
    text(PLOT + 4, PRICE.top + 4, String(high)),
    text(PLOT + 4, PRICE.bottom + 4, String(low)),
    ...ends.map((end, i) => text((PLOT * i) / 2, HEIGHT - 6, end, ` text-anchor="${anchors[i] ?? 'start'}"`)),
  ].join('')
}

/** Closes as a line, in whole minutes and quarters of a pixel, each from the one before: the shortest text. */
function line(bars: readonly Bar[], y: Scale): string {
  const heights = bars.map(({ close }) => Math.round(4 * y(close)))
  let d = ''
  let from = 0
  for (const [i, height] of heights.entries()) {
    const before = heights[from] ?? height
    if (i === 0) d = `M0 ${String(height)}l`
    else if (height === before && height === heights[i + 1]) continue
    else d += `${from === 0 ? '' : ' '}${String(i - from)} ${String(height - before)}`
    from = i
  }
  const scale = `scale(${(PLOT / bars.length).toFixed(4)} .25)`
  return path(d, `transform="${scale}" stroke="${INK}" stroke-width=".75" vector-effect="non-scaling-stroke"`)
}

/** Minute closes as a line, the range of each five minutes behind it, volume below. */
export function dayPanel(title: string, candles: readonly Candle[]): Panel {
  const bars = candles.map(barOf)
  const whole = together(bars)
  const y = scaleOf(whole)
  const wide = Array.from({ length: bars.length / WIDE }, (_, i) =>
    together(bars.slice(i * WIDE, (i + 1) * WIDE)),
  )
  const step = PLOT / wide.length
  const ranges = wide
    .map(({ high, low }, i) => (high > low ? `M${at((i + 0.5) * step)} ${at(y(high))}V${at(y(low))}` : ''))
    .join('')
  const marks = [
    labels(whole, ['00:00', '12:00', '24:00']),
    path(ranges, `stroke="${PALE}"`),
    line(bars, y),
    path(volumePath(wide.map(({ volume }) => volume)), `stroke="${PALE}"`),
  ]
  return { title, marks: marks.join('') }
}

/** Daily candles, volume below. */
export function monthPanel(title: string, candles: readonly Candle[]): Panel {
  const bars = candles.map(barOf)
  const whole = together(bars)
  const y = scaleOf(whole)
  const step = PLOT / bars.length
  const side = (up: boolean): string =>
    bars
      .flatMap(({ open, high, low, close }, i) => {
        if (close >= open !== up) return []
        const middle = (i + 0.5) * step
        const [top, bottom] = [y(Math.max(open, close)), y(Math.min(open, close))]
        const body = `M${at(middle - step * 0.35)} ${at(top)}h${at(step * 0.7)}V${at(Math.max(bottom, top + 0.5))}h${at(-step * 0.7)}z`
        return [`M${at(middle)} ${at(y(high))}V${at(y(low))}${body}`]
      })
      .join('')
  const dates = [0, Math.floor(bars.length / 2), bars.length - 1].map((i) => candles[i]?.time ?? '')
  const marks = [
    labels(whole, dates),
    path(side(true), `stroke="${UP}" fill="${UP}" stroke-width=".75"`),
    path(side(false), `stroke="${DOWN}" fill="${DOWN}" stroke-width=".75"`),
    path(volumePath(bars.map(({ volume }) => volume)), `stroke="${PALE}" stroke-width="${at(step * 0.7)}"`),
  ]
  return { title, marks: marks.join('') }
}

/** Panels in three columns, as one SVG document. */
export function sheet(panels: readonly Panel[]): string {
  const rows = Math.ceil(panels.length / COLUMNS)
  const [width, height] = [COLUMNS * (WIDTH + GAP) + GAP, rows * (HEIGHT + GAP) + GAP]
  const placed = panels.map(({ title, marks }, i) => {
    const [x, y] = [GAP + (i % COLUMNS) * (WIDTH + GAP), GAP + Math.floor(i / COLUMNS) * (HEIGHT + GAP)]
    return `<g transform="translate(${at(x)} ${at(y)})">${text(0, 10, title, ' font-weight="bold"')}${marks}</g>`
  })
  const size = `${String(width)} ${String(height)}`
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size}" width="${String(width)}" height="${String(height)}" font-family="sans-serif" font-size="10" fill="none">`,
    `<rect width="100%" height="100%" fill="#fff"/>`,
    `<style>text{fill:${INK}}</style>`,
    ...placed,
    '</svg>\n',
  ].join('\n')
}
