import { decimal } from '@onelot/domain'
import { describe, expect, it } from 'vitest'
import { askedAtCut, demandSteps } from './demandSteps.ts'

const at = (price: string, shares: number) => ({ price: decimal(price), shares })
const cut = { cut: decimal('110') }

describe('demand of an auction that is over', () => {
  it('is summed from the highest price down, with the own bid in it, and shown from the lowest', () => {
    const steps = demandSteps([at('120', 60), at('110', 80), at('105', 10)], cut, at('110', 20))
    expect(steps).toEqual([
      { price: '105', total: 170, hasWon: false, isOwn: false },
      { price: '110', total: 160, hasWon: true, isOwn: true },
      { price: '120', total: 60, hasWon: true, isOwn: false },
    ])
    expect(askedAtCut(steps)).toBe(160)
  })

  it('has a price of its own for a bid between the others', () => {
    const steps = demandSteps([at('120', 60)], cut, at('115', 5))
    expect(steps.map(({ price, isOwn }) => [price, isOwn])).toEqual([
      ['115', true],
      ['120', false],
    ])
  })

  it('is nothing where nobody bid', () => {
    expect(demandSteps([], cut, undefined)).toEqual([])
    expect(askedAtCut([])).toBe(0)
  })
})
