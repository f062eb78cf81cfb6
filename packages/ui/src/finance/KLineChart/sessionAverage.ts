const day = 86_400_000

interface Traded {
  readonly wall: number
  readonly high: number
  readonly low: number
  readonly close: number
  readonly volume: number
}

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
    const barDay = Math.floor(bar.wall / day)
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
