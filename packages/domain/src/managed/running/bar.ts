import { type SplitRatio, rebasedPrice } from '../../base/instruments/announced.ts'
import type { LocalDate } from '../../base/instant.ts'
import type { Decimal } from '../../base/money/decimal.ts'
import { scaled } from '../../base/money/scaled.ts'

/** A trading day of a share as it was traded, not adjusted, with what the company did before its opening. */
export interface RunBar {
  readonly date: LocalDate
  readonly open: Decimal
  readonly high: Decimal
  readonly low: Decimal
  readonly close: Decimal
  /** The bars before are in units of before it. */
  readonly split?: SplitRatio | undefined
  /** Of one share of before a split on the same day, after tax, where this is its ex-date. */
  readonly dividend?: Decimal | undefined
}

/** A bar in units after a split. */
export const rebasedBar = (bar: RunBar, ratio: SplitRatio): RunBar => ({
  date: bar.date,
  open: rebasedPrice(bar.open, ratio),
  high: rebasedPrice(bar.high, ratio),
  low: rebasedPrice(bar.low, ratio),
  close: rebasedPrice(bar.close, ratio),
})

interface ScaledBar {
  readonly open: bigint
  readonly high: bigint
  readonly low: bigint
  readonly close: bigint
}

const scaledBars = new WeakMap<RunBar, ScaledBar>()

/** The prices of a bar scaled, kept with it: a backtest is run over the same bars again and again. */
export function scaledBar(bar: RunBar): ScaledBar {
  const known = scaledBars.get(bar)
  if (known !== undefined) return known
  const { open, high, low, close } = bar
  const made = { open: scaled(open), high: scaled(high), low: scaled(low), close: scaled(close) }
  scaledBars.set(bar, made)
  return made
}
