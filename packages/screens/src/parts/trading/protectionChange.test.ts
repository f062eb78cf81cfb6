import { type Protection, decimal } from '@onelot/domain'
import { describe, expect, test } from 'vitest'
import { protectionChange } from './protectionChange.ts'

const takeProfit = decimal('75000')
const stopLoss = { kind: 'level', price: decimal('65000') } as const
const another = { kind: 'level', price: decimal('66000') } as const
const both = { takeProfit, stopLoss }

describe('a change of protection', () => {
  test.each<[string, Protection, Protection]>([
    ['stopLossChanged', both, { takeProfit, stopLoss: another }],
    ['stopLossSet', { takeProfit }, both],
    ['stopLossRemoved', both, { takeProfit }],
    ['takeProfitChanged', both, { takeProfit: decimal('76000'), stopLoss }],
    ['takeProfitSet', {}, { takeProfit }],
    ['takeProfitRemoved', { takeProfit }, {}],
    ['bothChanged', {}, both],
    ['bothChanged', both, { takeProfit: decimal('76000'), stopLoss: another }],
    ['bothChanged', both, both],
  ])('is %s, which names only what is another', (change, before, after) => {
    expect(protectionChange(before, after)).toBe(change)
  })

  test('is none of an amount that is written in another way', () => {
    const written = { kind: 'level', price: decimal('66000') } as const
    expect(protectionChange(both, { takeProfit: decimal('75000.00'), stopLoss: written })).toBe(
      'stopLossChanged',
    )
  })
})
