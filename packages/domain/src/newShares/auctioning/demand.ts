import { sha256 } from '@noble/hashes/sha2.js'
import { utf8ToBytes } from '@noble/hashes/utils.js'
import { type TickTable, roundToTick } from '../../base/instruments/ticks.ts'
import { exact } from '../../base/money/exact.ts'
import type { Auction } from './auction.ts'
import { type DemandLevel, demandByPrice } from './clearing.ts'

/** Prices at which demand is simulated; in a coarse table some of them are one. */
const LEVELS = 24
/** The highest of them is so far above the floor. */
const SPREAD = '0.24'
const PEAK = 8
/** A byte of the digest moves the weight of a level by up to twice. */
const BYTE = 256

/** Rises to the peak and falls behind it, so that most is asked for somewhat above the floor. */
const shapeAt = (level: number): number =>
  level < PEAK ? 2 * (level + 4) : Math.round(((LEVELS - level) * 3) / 2)

/**
 * What is asked for besides members' bids: simulated, and the same for the same seed wherever it is computed. The highest price first; at
 * the floor and above.
 */
export function simulatedDemand(
  { floor, shares, simulated }: Pick<Auction, 'floor' | 'shares' | 'simulated'>,
  ticks: TickTable,
): readonly DemandLevel[] {
  const digest = sha256(utf8ToBytes(simulated.seed))
  const weights = Array.from({ length: LEVELS }, (_, level) => shapeAt(level) * (BYTE + (digest[level] ?? 0)))
  const weight = weights.reduce((sum, one) => sum + one, 0)
  const wanted = BigInt(exact(simulated.ratio).times(String(shares)).round(0, 0).toFixed())
  const step = exact(floor).times(SPREAD).div(String(LEVELS))
  const levels = weights.map((own, level): DemandLevel => {
    return {
      price: roundToTick(ticks, exact(floor).plus(step.times(String(level))), 'down'),
      shares: Number((wanted * BigInt(own)) / BigInt(weight)),
    }
  })
  return demandByPrice(levels).filter((level) => level.shares > 0)
}

const SHOWN_PARTS = 20

/**
 * Demand as anyone may read it: what is asked for at each price or more, to the nearest twentieth of what is offered. So the bids of
 * members do not follow from it and from how the auction ended.
 */
export function roundedDemand(
  levels: readonly DemandLevel[],
  { shares: offered }: Pick<Auction, 'shares'>,
): readonly DemandLevel[] {
  const part = Math.ceil(offered / SHOWN_PARTS)
  let total = 0
  let shown = 0
  return levels.map(({ price, shares }) => {
    total += shares
    const before = shown
    shown = Math.round(total / part) * part
    return { price, shares: shown - before }
  })
}
