import {
  type Cross,
  type Decimal,
  type Extremes,
  type Exact,
  type Instant,
  type InstrumentId,
  type OpenPhase,
  type SessionPhase,
  compareDecimals,
  epochMs,
  exact,
  instant,
} from '@onelot/domain'
import type { Override } from '../overrides.ts'
import type { MarketPort, TrailCross } from '../port.ts'

const SLOT_MS = 1_875
const MINUTE_MS = 60_000

/** A price that may count: the market is open, and the instrument neither halted nor delisted. */
export interface Counted {
  readonly at: Instant
  readonly phase: OpenPhase
  readonly bid: Decimal
  readonly ask: Decimal
}

export interface Stretch {
  readonly id: InstrumentId
  readonly from: Instant
  readonly to: Instant
  readonly phases: readonly OpenPhase[]
}

function edgesOf(override: Exclude<Override, { kind: 'listing' }>): readonly (Instant | undefined)[] {
  if (override.kind === 'dividend' || override.kind === 'split' || override.kind === 'rights')
    return [override.opensAt]
  return override.kind === 'delisting' ? [override.from] : [override.from, override.until]
}

/** Moments from `from` to `to` at which a price may change, and the one after `from`: beginnings of slots, and of overrides and their ends. */
function momentsOf({ from, to }: Stretch, overrides: readonly Override[]): readonly number[] {
  const [first, last] = [epochMs(from), epochMs(to)]
  const moments = new Set([first, first + 1, last])
  for (let ms = Math.ceil(first / SLOT_MS) * SLOT_MS; ms <= last; ms += SLOT_MS) moments.add(ms)
  for (const override of overrides) {
    if (override.kind === 'listing') continue
    for (const edge of edgesOf(override)) if (edge !== undefined) moments.add(epochMs(edge))
  }
  return [...moments].filter((ms) => first <= ms && ms <= last).sort((a, b) => a - b)
}

/** Asks for the quote of every slot: the simplest way to get all prices of a time. */
export function everySlot(
  market: MarketPort,
  { overrides, stretch }: { readonly overrides: readonly Override[]; readonly stretch: Stretch },
): readonly Counted[] {
  const { id } = stretch
  let minute = -1
  let phase: SessionPhase | undefined
  return momentsOf(stretch, overrides).flatMap((ms): readonly Counted[] => {
    const at = instant(ms)
    if (Math.floor(ms / MINUTE_MS) !== minute) {
      minute = Math.floor(ms / MINUTE_MS)
      phase = market.session(id, at)?.phase
    }
    if (phase === undefined || phase === 'closed') return []
    if (market.status(id, at) !== 'listed') return []
    const quote = market.quote(id, at)
    return quote === undefined ? [] : [{ at, phase, bid: quote.bid, ask: quote.ask }]
  })
}

const isMet = ({ when }: Cross, side: Exact, limit: Exact): boolean =>
  when === 'atMost' ? side.lte(limit) : side.gte(limit)

function limitOf({ when, distance }: TrailCross, peak: Exact): Exact {
  const away = distance.kind === 'amount' ? exact(distance.amount) : peak.times(distance.rate)
  return when === 'atMost' ? peak.minus(away) : peak.plus(away)
}

/** The peak after each counted price. */
function peaksOf(cross: TrailCross, counted: readonly Counted[]): readonly Exact[] {
  let peak = exact(cross.peak)
  return counted.map((price) => {
    const side = exact(price[cross.at])
    if (cross.when === 'atMost' ? side.gt(peak) : side.lt(peak)) peak = side
    return peak
  })
}

/** The first counted price that meets a condition. */
export function firstMet(cross: Cross, counted: readonly Counted[]): Counted | undefined {
  if (cross.kind === 'level')
    return counted.find((price) => isMet(cross, exact(price[cross.at]), exact(cross.price)))
  const peaks = peaksOf(cross, counted)
  return counted.find((price, i) =>
    isMet(cross, exact(price[cross.at]), limitOf(cross, peaks[i] ?? exact(cross.peak))),
  )
}

export const lastPeak = (cross: TrailCross, counted: readonly Counted[]): Exact =>
  peaksOf(cross, counted).at(-1) ?? exact(cross.peak)

/** True for a price that extremes have missed. */
export const isOutside = (price: Pick<Counted, 'bid' | 'ask'>, extremes: Extremes | undefined): boolean =>
  extremes === undefined ||
  (['bid', 'ask'] as const).some(
    (side) =>
      compareDecimals(price[side], extremes[side].low) < 0 ||
      compareDecimals(price[side], extremes[side].high) > 0,
  )
