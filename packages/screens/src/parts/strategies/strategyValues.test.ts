import { decimal, defaultStrategies } from '@onelot/domain'
import { describe, expect, it } from 'vitest'
import { strategyOf, valuesOf } from './strategyValues.ts'

describe('the strategy of an address', () => {
  it('has the parameters that the address names', () => {
    expect(strategyOf('crossing', { fast: '5', slow: '40' })).toEqual({ kind: 'crossing', fast: 5, slow: 40 })
    expect(strategyOf('breakout', { k: '0.7' })).toEqual({ kind: 'breakout', k: decimal('0.7') })
    expect(strategyOf('grid', { levels: '4', width: '0.2' })).toEqual({
      kind: 'grid',
      levels: 4,
      width: decimal('0.2'),
    })
  })

  it('has its usual ones where those of the address are none, or out of their bounds', () => {
    expect(strategyOf('crossing', {})).toEqual(defaultStrategies.crossing)
    expect(strategyOf('crossing', { fast: '60', slow: '20' })).toEqual(defaultStrategies.crossing)
    expect(strategyOf('crossing', { fast: '1e1', slow: '-3' })).toEqual(defaultStrategies.crossing)
    expect(strategyOf('breakout', { k: 'much' })).toEqual(defaultStrategies.breakout)
    expect(strategyOf('grid', { levels: '99', width: '0.2' })).toEqual(defaultStrategies.grid)
  })

  it('comes back from the address that it is written to', () => {
    const strategy = { kind: 'grid', levels: 12, width: decimal('0.30') } as const
    expect(valuesOf(strategy)).toEqual({ levels: '12', width: '0.3' })
    expect(valuesOf(strategyOf('crossing', { fast: '7', slow: '9' }))).toEqual({ fast: '7', slow: '9' })
    expect(valuesOf(defaultStrategies.breakout)).toEqual({ k: '0.5' })
  })
})
