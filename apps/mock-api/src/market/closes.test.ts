import { decimal, defaultMarkets, instrumentId } from '@onelot/domain'
import { describe, expect, it } from 'vitest'
import { createCloses } from './closes.ts'
import { limitsAround } from './limits.ts'
import { newIssue } from './listings/newIssue.ts'
import { standardIssues } from './listings/standardIssues.ts'
import { createTimeline } from './timeline.ts'
import { GROUP_DAYS, walk } from './walk.ts'

const DAY = 20_000
const DAYS = 2_048
const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length

describe('a walk', () => {
  const uneven = { clustered: 0.65, seasonal: 0.3 }
  const walks = Array.from({ length: 40 }, (_, key) =>
    Array.from({ length: DAYS / GROUP_DAYS }, (_, i) => walk(key, DAY / GROUP_DAYS + i, uneven)),
  )
  const times = walks.flatMap((groups) => groups.flatMap((group) => [...group.times]).slice(1))
  const moves = walks.flatMap((groups) => {
    const values = groups.flatMap((group) => [...group.values])
    return values.slice(1).map((value, i) => value - (values[i] ?? 0))
  })

  it('moves by 1 a day on average, with great moves more often than by chance', () => {
    const squares = moves.map((move) => move ** 2)
    expect(mean(squares)).toBeCloseTo(1, 1)
    expect(mean(squares.map((square) => square ** 2)) / mean(squares) ** 2).toBeGreaterThan(4)
  })

  it('gives busy days more trading time', () => {
    expect(mean(times)).toBeCloseTo(1, 1)
    expect(mean(moves.map((move, i) => move ** 2 / (times[i] ?? 0)))).toBeCloseTo(1, 1)
    const busy = moves.filter((_, i) => (times[i] ?? 0) > 2.5)
    const calm = moves.filter((_, i) => (times[i] ?? 0) < 0.4)
    expect(mean(busy.map(Math.abs))).toBeGreaterThan(2 * mean(calm.map(Math.abs)))
  })
})

describe('closes', () => {
  const timeline = createTimeline('demo')

  it('never pass the limits of the close before', () => {
    const closes = createCloses(1, timeline)
    const limited = standardIssues().filter(
      ({ instrument: { market, kind } }) =>
        defaultMarkets[market].priceLimit !== undefined && kind === 'stock',
    )
    for (const [i, issue] of limited.entries()) {
      const first = DAY + 60 * (i % 40)
      for (let day = first; day < first + 60; day += 1) {
        const { lowest, highest } = limitsAround(issue, closes.closeOf(issue, day - 1))
        const close = closes.closeOf(issue, day)
        expect([issue.instrument.id, day, lowest <= close && close <= highest]).toEqual([
          issue.instrument.id,
          day,
          true,
        ])
      }
    }
  })

  it('reach a limit now and then where an issue moves much', () => {
    const wild = standardIssues()
      .filter(({ instrument: { market, kind } }) => market === 'TWSE' && kind === 'stock')
      .map((issue) => ({ ...issue, sigma: 0.022 }))
    const closes = createCloses(1, timeline)
    let reached = 0
    for (const issue of wild.slice(0, 20))
      for (let day = DAY; day < DAY + 200; day += 1) {
        const before = closes.closeOf(issue, day - 1)
        const { lowest, highest } = limitsAround(issue, before)
        const close = closes.closeOf(issue, day)
        expect(lowest <= close && close <= highest).toBe(true)
        if (Math.abs(close / before - 1) > 0.07) reached += 1
      }
    expect(reached).toBeGreaterThan(20)
  })

  it('begin at the price of a new listing, and stay inside its limits', () => {
    const [like] = standardIssues().filter(({ instrument }) => instrument.market === 'TWSE')
    if (like === undefined) throw new Error('no listing')
    for (let i = 0; i < 300; i += 1) {
      const id = instrumentId(`TWSE:${String(i)}`)
      const issue = { ...newIssue({ ...like.instrument, kind: 'stock', id }, decimal('100')), sigma: 0.022 }
      const closes = createCloses(i, timeline)
      const first = closes.anchoredAt(issue)
      expect(closes.closeOf(issue, first)).toBe(issue.anchor?.units)
      for (let day = first + 1; day < first + 8; day += 1) {
        const { lowest, highest } = limitsAround(issue, closes.closeOf(issue, day - 1))
        const close = closes.closeOf(issue, day)
        expect(lowest <= close && close <= highest).toBe(true)
      }
    }
  })
})
