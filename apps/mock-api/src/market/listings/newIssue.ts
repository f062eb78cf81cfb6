import { type Decimal, type Instrument, marketFacts, plusDays, toLocal } from '@onelot/domain'
import { gridFor, toUnits } from '../grid.ts'
import { textKey, unit } from '../hash.ts'
import type { Issue } from './issue.ts'

/** An instrument that an operator lists: its walk begins at `price`, on the day before its first. */
export function newIssue(instrument: Instrument, price: Decimal): Issue {
  const grid = gridFor(instrument)
  const key = textKey(instrument.id)
  const units = toUnits(price, grid.fractionDigits)
  const { date } = toLocal(marketFacts[instrument.market].zone, instrument.listedAt)
  return {
    instrument,
    grid,
    key,
    base: Math.log(units),
    sigma: 0.012,
    beta: 0.7,
    shares: 20_000_000,
    dailyVolume: Math.ceil(200_000 * (0.5 + unit(key, 8))),
    anchor: { date: plusDays(date, -1), units },
  }
}
