import fc from 'fast-check'
import { expect, test } from 'vitest'
import { decimal } from '../../../base/money/decimal.ts'
import { exact, roundTo, toDecimal } from '../../../base/money/exact.ts'
import { RETURN_DIGITS, type Valuation, timeWeightedReturns } from './returns.ts'

const tenths = fc.integer({ min: 1, max: 30 }).map((tenth) => decimal((tenth / 10).toFixed(1)))

test('a return is the product of what each stretch gained, whatever came in or went out between', () => {
  const stretch = fc.record({ growth: tenths, paidIn: fc.integer({ min: -500, max: 90_000 }) })
  const property = fc.property(fc.array(stretch, { minLength: 1, maxLength: 10 }), (stretches) => {
    let worth = exact('1000')
    let product = exact('1')
    const valuations: Valuation[] = [{ worth: decimal('1000'), paidIn: decimal('1000'), rate: decimal('1') }]
    const expected = [roundTo(exact('0'), RETURN_DIGITS, 'halfUp')]
    for (const { growth, paidIn } of stretches) {
      const grown = worth.times(growth)
      // No more can go out than there is.
      const flow = grown.plus(String(paidIn)).lte('0') ? exact('0') : exact(String(paidIn))
      worth = grown.plus(flow)
      product = product.times(growth)
      valuations.push({ worth: toDecimal(worth), paidIn: toDecimal(flow), rate: decimal('1') })
      const index = roundTo(product, RETURN_DIGITS, 'halfUp')
      expected.push(roundTo(exact(index).minus('1'), RETURN_DIGITS, 'halfUp'))
    }
    expect(timeWeightedReturns(valuations)).toEqual(expected)
  })
  fc.assert(property, { seed: 4, numRuns: 400 })
})
