import { decimal, money } from '@onelot/domain'
import { describe, expect, it } from 'vitest'
import { dilutionOf, isFull, takenOf } from './placementView.ts'

const tier = (least: string, price: string | undefined) => ({
  least: money('USD', least),
  discount: decimal('0.03'),
  price: price === undefined ? undefined : decimal(price),
})

describe('a placement', () => {
  it('is full once the least amount buys more shares than are left', () => {
    // 8,000 buy 45 shares at 175.
    const tiers = [tier('8000', '175'), tier('40000', '170')]
    expect([45, 44, 0].map((left) => isFull({ left, tiers }))).toEqual([false, true, true])
  })

  it('is not full where its price is not known and shares are left', () => {
    const tiers = [tier('8000', undefined)]
    expect([isFull({ left: 1, tiers }), isFull({ left: 0, tiers })]).toEqual([false, true])
    expect(takenOf({ shares: 500, left: 120 })).toBe('380')
  })

  it('dilutes by the part of the new shares in all', () => {
    expect(dilutionOf({ shares: 100, outstanding: decimal('900') })).toBe('0.1')
    expect(dilutionOf({ shares: 1, outstanding: decimal('2') })).toBe('0.333333')
    expect(dilutionOf({ shares: 100 })).toBeUndefined()
  })
})
