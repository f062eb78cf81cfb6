import { describe, expect, it } from 'vitest'
import { rangeOfDays } from './dayRanges.ts'
import { standardIssues } from './listings/standardIssues.ts'
import { createPrices } from './prices.ts'
import { createTimeline } from './timeline.ts'

const prices = createPrices(1, createTimeline('demo'), () => true)
const FIRST = 20_500
const YEAR = 365

function issueOf(id: string) {
  const issue = standardIssues().find(({ instrument }) => instrument.id === id)
  if (issue === undefined) throw new Error(`no listing ${id}`)
  return issue
}

describe('the range of a year', () => {
  it.each(['FX:JPYKRW', 'FX:THBKRW', 'FX:USDKRW', 'US:AAPL'])('of %s is that of its daily bars', (id) => {
    const issue = issueOf(id)
    const bars = Array.from({ length: YEAR }, (_, i) => prices.dayBar(issue, FIRST + i))
    expect(rangeOfDays(prices, issue, FIRST, FIRST + YEAR - 1)).toEqual({
      low: Math.min(...bars.map(({ low }) => low)),
      high: Math.max(...bars.map(({ high }) => high)),
    })
  })

  it.each(['FX:JPYKRW', 'FX:THBKRW', 'FX:TWDKRW', 'FX:CNYKRW'])('of %s draws few of its days', (id) => {
    let drawn = 0
    const counted: typeof prices = {
      ...prices,
      dayBar(...asked) {
        drawn += 1
        return prices.dayBar(...asked)
      },
    }
    rangeOfDays(counted, issueOf(id), FIRST, FIRST + YEAR - 1)
    expect(drawn).toBeGreaterThan(0)
    expect(drawn).toBeLessThan(30)
  })
})
