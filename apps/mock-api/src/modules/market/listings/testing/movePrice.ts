import {
  type Decimal,
  type Instrument,
  decimal,
  defaultMarkets,
  exact,
  roundToTick,
  stepTick,
} from '@onelot/domain'
import { nth } from '../../../../anyCommands/nth.ts'
import { operating } from '../../../../anyCommands/operating.ts'
import type { StoredWatch } from '../../../../store/port.ts'
import { listedAt } from '../../../../anyCommands/quoted.ts'

/** The price at which a watch is met, or about it. */
function metAt({ cross }: StoredWatch, { market }: Instrument): Decimal {
  const falls = cross.when === 'atMost'
  let level = exact(cross.kind === 'level' ? cross.price : cross.peak)
  if (cross.kind === 'trail') {
    const away =
      cross.distance.kind === 'amount' ? exact(cross.distance.amount) : level.times(cross.distance.rate)
    level = falls ? level.minus(away) : level.plus(away)
  }
  const table = defaultMarkets[market]
  const price = roundToTick(table, level.lte('0') ? exact('1') : level, falls ? 'down' : 'up')
  // The ask is a tick above the price.
  return stepTick(table, exact(price).lte('0') ? decimal('1') : price, cross.at === 'ask' ? -1 : 0)
}

/** Moves a price, most often to one that something waits for. */
export const movePrice = operating(async ({ drawn, operator, who, step }) => {
  const { pick, ticks } = step
  const waited = nth(await drawn.watchesOf(who), pick >> 2)
  const watch = pick % 4 === 0 ? undefined : waited
  const instrument =
    watch === undefined ? listedAt(drawn, step) : drawn.instruments.find(({ id }) => id === watch.instrument)
  if (instrument === undefined) return undefined
  const price = drawn.quoteOf(instrument)?.price
  if (price === undefined) return undefined
  const table = defaultMarkets[instrument.market]
  const goal = watch === undefined ? stepTick(table, price, ticks) : metAt(watch, instrument)
  return operator.setPrice(instrument.id, stepTick(table, goal, pick % 3 === 0 ? ticks % 7 : 0))
})
