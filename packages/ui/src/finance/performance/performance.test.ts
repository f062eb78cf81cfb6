import { decimal } from '@onelot/domain'
import { expect, test } from 'vitest'
import { comparedOf, riskOf } from './performance.ts'

test('a risk score stays on its scale, whole', () => {
  expect([-3, 0, 1, 4.4, 10, 12, Number.NaN].map(riskOf)).toEqual([1, 1, 1, 4, 10, 10, 1])
})

test('a curve is compared at each distance, and by the last price that the other one had', () => {
  const curve = [decimal('0'), decimal('0.05'), decimal('0.02')]
  const beside = { own: 'Mentor', name: 'Index', curve: [undefined, decimal('0.01'), undefined] }
  expect(comparedOf(curve, beside)).toEqual({
    rates: [
      { rate: '0', benchmark: undefined },
      { rate: '0.05', benchmark: '0.01' },
      { rate: '0.02', benchmark: undefined },
    ],
    own: '0.02',
    last: '0.01',
  })
})
