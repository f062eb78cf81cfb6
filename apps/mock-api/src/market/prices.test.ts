import { expect, it } from 'vitest'
import { limitsAround } from './limits.ts'
import { standardIssues } from './listings/standardIssues.ts'
import { createPrices } from './prices.ts'
import { createTimeline } from './timeline.ts'

const DAY = 20_000
const DAYS = 100

it('days of an issue that moves much end at their limits, never beyond', () => {
  const timeline = createTimeline('exchange')
  const first = timeline.momentAt('TWSE', DAY * 86_400_000).day.ordinal
  const prices = createPrices(1, timeline, () => false)
  const wild = standardIssues()
    .filter(({ instrument: { market, kind } }) => market === 'TWSE' && kind === 'stock')
    .slice(0, 20)
    .map((issue) => ({ ...issue, sigma: 0.06 }))
  let [atLowest, atHighest] = [0, 0]
  for (const issue of wild)
    for (let ordinal = first; ordinal < first + DAYS; ordinal += 1) {
      const { lowest, highest } = limitsAround(issue, prices.closeOf(issue, ordinal - 1))
      const { low, high } = prices.dayBar(issue, ordinal)
      expect(low).toBeGreaterThanOrEqual(lowest)
      expect(high).toBeLessThanOrEqual(highest)
      if (low === lowest) atLowest += 1
      if (high === highest) atHighest += 1
    }
  expect(atLowest).toBeGreaterThan(20)
  expect(atHighest).toBeGreaterThan(20)
})
