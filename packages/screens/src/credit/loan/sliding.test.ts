import { decimal } from '@onelot/domain'
import { describe, expect, it } from 'vitest'
import { amountAt, positionOf } from './sliding.ts'

const bounds = { least: decimal('10000'), most: decimal('801675123') }

describe('an amount on a scale', () => {
  it('is all that may be borrowed at its end, to the won', () => {
    expect(amountAt(100, bounds)).toBe('801675123')
  })

  it('is the least at its beginning', () => {
    expect(amountAt(0, bounds)).toBe('10000')
  })

  it('is round between, and never above its part', () => {
    expect(amountAt(50, bounds)).toBe('400000000')
    expect(amountAt(33, bounds)).toBe('264000000')
  })

  it('has its position, and keeps to the scale outside of it', () => {
    expect(positionOf(decimal('400000000'), bounds.most)).toBe(50)
    expect(positionOf(decimal('900000000'), bounds.most)).toBe(100)
    expect(positionOf(decimal('1'), decimal('0'))).toBe(0)
  })
})
