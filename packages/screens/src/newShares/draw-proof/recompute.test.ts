import {
  applicationDigest,
  applicationId,
  decimal,
  drawDigest,
  drawnNumber,
  exact,
  wonUnits,
} from '@onelot/domain'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { recomputed } from './recompute.ts'

const secret = 'ab'.repeat(32)
const application = applicationId('a-1')
const rate = decimal('0.184')

const drawnOf = (units: number) => {
  const digest = applicationDigest(secret, application)
  return {
    secret,
    applicationDigest: digest,
    h: drawnNumber(digest),
    wonUnits: wonUnits(units, rate, digest),
  }
}
const proofOf = (units: number) => ({
  application,
  digest: drawDigest(secret),
  units,
  unit: 10,
  winningRate: rate,
  drawn: drawnOf(units),
})

describe('a draw that is recomputed', () => {
  it('comes to what the broker has published', async () => {
    const again = await recomputed(proofOf(10), drawnOf(10), crypto)
    expect(again).toMatchObject({
      digest: drawDigest(secret),
      certain: 1,
      chance: '0.84',
      same: { secret: true, number: true, result: true },
    })
  })
  it('wins the certain units, and one more where the number is below the chance', async () => {
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 1, max: 100_000 }), async (units) => {
        const {
          certain,
          chance,
          number,
          wonUnits: won,
        } = await recomputed(proofOf(units), drawnOf(units), crypto)
        expect(won).toBe(exact(number).lt(chance) ? certain + 1 : certain)
      }),
      { seed: 27, numRuns: 60 },
    )
  })
  it.each([
    ['secret', { ...proofOf(10), digest: drawDigest('another') }, drawnOf(10)],
    ['number', proofOf(10), { ...drawnOf(10), h: decimal('0.5') }],
    ['number', proofOf(10), { ...drawnOf(10), applicationDigest: drawDigest('another') }],
    ['result', proofOf(10), { ...drawnOf(10), wonUnits: 7 }],
  ] as const)('finds another %s than was published', async (which, proof, drawn) => {
    const { same } = await recomputed(proof, drawn, crypto)
    expect(Object.entries(same).filter(([, is]) => !is)).toEqual([[which, false]])
  })
})
