import { describe, expect, it } from 'vitest'
import { decimal } from '../../../base/money/decimal.ts'
import { exact, roundTo } from '../../../base/money/exact.ts'
import { averageEntry } from './averageEntry.ts'
import type { Fill } from './position.ts'

const bought = (lots: number, price: string) => ({
  fill: { lots, price: decimal(price) } satisfies Pick<Fill, 'lots' | 'price'>,
})

describe('the average entry', () => {
  it('of one position is its own', () => {
    expect(averageEntry([bought(7, '182.99')])).toBe('182.9900000000')
  })

  it('of several weighs by the lots still open', () => {
    expect(averageEntry([bought(1, '100'), bought(2, '130')])).toBe('120.0000000000')
  })

  it('that does not end is rounded far behind the tick', () => {
    expect(averageEntry([bought(1, '100'), bought(2, '101')])).toBe('100.6666666667')
  })

  it('of nothing is none', () => {
    expect(averageEntry([])).toBeUndefined()
  })

  it('of a block joins what is owned of the share (example 6)', () => {
    const inCents = (...positions: Parameters<typeof averageEntry>[0]) =>
      roundTo(exact(averageEntry(positions) ?? '0'), 2, 'halfUp')
    const owned = [bought(40, '52000'), bought(25, '47400')]
    expect(inCents(...owned)).toBe('50230.77')
    expect(inCents(...owned, bought(1_200, '45950'))).toBe('46169.96')
  })
})
