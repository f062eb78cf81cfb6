import { expect, test } from 'vitest'
import { riskOf } from './performance.ts'

test('a risk score stays on its scale, whole', () => {
  expect([-3, 0, 1, 4.4, 10, 12, Number.NaN].map(riskOf)).toEqual([1, 1, 1, 4, 10, 10, 1])
})
