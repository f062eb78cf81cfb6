import { type Adjustment, type Candle, type LocalDate, adjustCandles, aggregateDays } from '@onelot/domain'
import type { Recorded } from './recorded.ts'

/** A recorded series adjusted, and its weeks and months: each calculated once. */
export interface RecordedBars extends Recorded {
  /** The bars about each ex-date, which decide the factors of an adjustment. */
  readonly anchors: readonly Candle<LocalDate>[]
  readonly adjusted: (adjustment: Adjustment) => readonly Candle<LocalDate>[]
  /** Weeks or months of the bars `from`, at which one begins, to `to` (exclusive). */
  readonly periods: (
    adjustment: Adjustment,
    period: 'week' | 'month',
    from: number,
    to: number,
  ) => readonly Candle<LocalDate>[]
}

/** Calculates what is asked for once. */
function once<Key, Value>(calculate: (key: Key) => Value): (key: Key) => Value {
  const known = new Map<Key, Value>()
  return (key) => {
    const found = known.get(key)
    if (found !== undefined) return found
    const made = calculate(key)
    known.set(key, made)
    return made
  }
}

function anchorsOf({ bars, actions }: Recorded): readonly Candle<LocalDate>[] {
  const found = new Set<Candle<LocalDate>>()
  for (const { exDate } of actions) {
    const at = bars.findIndex(({ time }) => time >= exDate)
    for (const bar of at < 1 ? [] : bars.slice(at - 1, at + 1)) found.add(bar)
  }
  return bars.filter((bar) => found.has(bar))
}

const calculated = new WeakMap<Recorded, RecordedBars>()

export function recordedBars(recorded: Recorded): RecordedBars {
  const known = calculated.get(recorded)
  if (known !== undefined) return known
  const { bars, actions } = recorded
  const adjusted = once((adjustment: Adjustment) => adjustCandles(bars, actions, adjustment))
  const whole = {
    week: once((adjustment: Adjustment) => aggregateDays(adjusted(adjustment), 'week')),
    month: once((adjustment: Adjustment) => aggregateDays(adjusted(adjustment), 'month')),
  }
  const made: RecordedBars = {
    ...recorded,
    anchors: anchorsOf(recorded),
    adjusted,
    periods(adjustment, period, from, to) {
      const asked = bars.slice(from, to)
      const [first] = asked
      const last = asked.at(-1)
      if (first === undefined || last === undefined) return []
      const found = whole[period](adjustment).filter(({ time }) => time >= first.time && time <= last.time)
      // The last one may end in the middle.
      const begins = found.at(-1)?.time ?? first.time
      const ending = adjusted(adjustment)
        .slice(from, to)
        .filter(({ time }) => time >= begins)
      return [...found.slice(0, -1), ...aggregateDays(ending, period)]
    },
  }
  calculated.set(recorded, made)
  return made
}
