const day = 86_400_000

interface Traded {
  readonly wall: number
  readonly high: number
  readonly low: number
  readonly close: number
  readonly volume: number
}

const dayOf = ({ wall }: Pick<Traded, 'wall'>): number => Math.floor(wall / day)

/**
 * The average price of a session so far: typical price weighed by volume, anew each exchange-local day. While nothing has traded, every
 * bar weighs the same. For drawing only.
 */
export function sessionAverages(bars: readonly Traded[]): number[] {
  let today = Number.NaN
  let value = 0
  let volume = 0
  let plain = 0
  let count = 0
  return bars.map((bar) => {
    const barDay = dayOf(bar)
    if (barDay !== today) {
      today = barDay
      value = volume = plain = count = 0
    }
    const typical = (bar.high + bar.low + bar.close) / 3
    value += typical * bar.volume
    volume += bar.volume
    plain += typical
    count += 1
    return volume > 0 ? value / volume : plain / count
  })
}

/** The average of the session up to one bar, which counts; undefined outside the bars. */
export function sessionAverageAt(bars: readonly Traded[], index: number): number | undefined {
  const bar = bars[index]
  if (bar === undefined) return undefined
  const today = dayOf(bar)
  let from = index
  while (from > 0) {
    const before = bars[from - 1]
    if (before === undefined || dayOf(before) !== today) break
    from -= 1
  }
  return sessionAverages(bars.slice(from, index + 1)).at(-1)
}
