import { describe, expect, it } from 'vitest'
import { holdingKind, sharedHoldingKind } from './holdingKind.ts'

const owned = { side: 'long', leverage: 1 } as const
const short = { side: 'short', leverage: 1 } as const
const leveraged = { side: 'long', leverage: 5 } as const

describe('how something is held', () => {
  it.each([
    [owned, 'owned'],
    [short, 'short'],
    [leveraged, 'margin'],
    [{ side: 'short', leverage: 2 } as const, 'margin'],
  ] as const)('%o is %s', (terms, kind) => {
    expect(holdingKind(terms)).toBe(kind)
  })

  it('is of several what they share', () => {
    expect(sharedHoldingKind([owned, owned])).toBe('owned')
    expect(sharedHoldingKind([short])).toBe('short')
  })

  it('is mixed of several that differ, and of what is not known', () => {
    expect(sharedHoldingKind([owned, short])).toBe('mixed')
    expect(sharedHoldingKind([])).toBe('mixed')
  })
})
