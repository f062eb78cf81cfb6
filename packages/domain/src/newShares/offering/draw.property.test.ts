import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { applicationId } from '../../base/ids.ts'
import { type Decimal, decimal } from '../../base/money/decimal.ts'
import { exact } from '../../base/money/exact.ts'
import {
  applicationDigest,
  certainUnits,
  claimedUnits,
  drawDigest,
  drawnNumber,
  expectationOf,
  mostUnits,
  wonUnits,
} from './draw.ts'

const SEED = 20_261_126
const RUNS = 1_000
const secret = 'c0ffee'.padEnd(64, '0')

const digests = fc.stringMatching(/^[0-9a-f]{64}$/)
const units = fc.integer({ min: 1, max: 100_000_000 })
/** Above 0, at most 1, of up to six digits after the point. */
const rates: fc.Arbitrary<Decimal> = fc
  .integer({ min: 1, max: 1_000_000 })
  .map((millionths) => decimal((millionths / 1_000_000).toFixed(6)))

const check = (property: fc.IProperty<unknown>) => {
  fc.assert(property, { seed: SEED, numRuns: RUNS })
}

describe('what an application wins', () => {
  it('is never less than the certain units, nor more than it claims of the offer', () => {
    check(
      fc.property(units, rates, digests, (asked, rate, digest) => {
        const won = wonUnits(asked, rate, digest)
        expect(won).toBeGreaterThanOrEqual(certainUnits(asked, rate))
        expect(won).toBeLessThanOrEqual(claimedUnits(asked, rate))
        expect(claimedUnits(asked, rate) - certainUnits(asked, rate)).toBeLessThanOrEqual(1)
      }),
    )
  })

  it('is one unit more just where its number is below what is left of units x rate, exactly', () => {
    check(
      fc.property(units, rates, digests, (asked, rate, digest) => {
        const rest = exact(rate)
          .times(String(asked))
          .minus(String(certainUnits(asked, rate)))
        const number = exact(String(BigInt(`0x${digest.slice(0, 13)}`)))
        const isMore = number.lt(rest.times(String(2n ** 52n)))
        expect(wonUnits(asked, rate, digest) - certainUnits(asked, rate)).toBe(isMore ? 1 : 0)
      }),
    )
  })

  it('is no unit more where the number is just what is left', () => {
    const half = `8${'0'.repeat(63)}`
    const below = `7${'f'.repeat(63)}`
    expect(wonUnits(1, decimal('0.5'), half)).toBe(0)
    expect(wonUnits(1, decimal('0.5'), below)).toBe(1)
  })

  it('never adds up to more than the offer has, whoever else applies, as long as the claims do not', () => {
    const applicants = fc.array(fc.tuple(units, digests), { minLength: 1, maxLength: 20 })
    check(
      fc.property(applicants, rates, fc.integer({ min: 1, max: 1_000_000_000 }), (all, rate, offered) => {
        let claimed = 0
        let won = 0
        for (const [asked, digest] of all) {
          if (claimed + claimedUnits(asked, rate) > offered) continue
          claimed += claimedUnits(asked, rate)
          won += wonUnits(asked, rate, digest)
        }
        expect(won).toBeLessThanOrEqual(offered)
      }),
    )
  })

  it('is all that was asked for at a rate of 1, and nothing is drawn', () => {
    check(
      fc.property(units, digests, (asked, digest) => {
        expect(wonUnits(asked, decimal('1'), digest)).toBe(asked)
        expect(wonUnits(asked, decimal('1.000'), digest)).toBe(asked)
      }),
    )
  })
})

describe('the most that one application may be for', () => {
  it('could win no more than there is, and one unit more could', () => {
    check(
      fc.property(fc.integer({ min: 1, max: 1_000_000 }), rates, (offered, rate) => {
        const most = mostUnits(offered, rate)
        expect(claimedUnits(most, rate)).toBeLessThanOrEqual(offered)
        expect(claimedUnits(most + 1, rate)).toBeGreaterThan(offered)
      }),
    )
  })
})

describe('what is published', () => {
  it('is SHA-256 of the secret’s text, and numbers are HMAC-SHA-256 under it, as their standards have them', () => {
    expect(drawDigest('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad')
    // RFC 4231, case 2.
    expect(applicationDigest('Jefe', applicationId('what do ya want for nothing?'))).toBe(
      '5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843',
    )
  })

  it('is a number from 0 to below 1', () => {
    expect(drawnNumber('0'.repeat(64))).toBe('0')
    expect(drawnNumber(`8${'0'.repeat(63)}`)).toBe('0.5')
    expect(exact(drawnNumber('f'.repeat(64))).lt('1')).toBe(true)
    check(
      fc.property(digests, (digest) => {
        const number = exact(drawnNumber(digest))
        expect(number.gte('0') && number.lt('1')).toBe(true)
      }),
    )
  })
})

describe('what is to be expected', () => {
  it('is units x rate shares on average, between what is certain and what may be claimed', () => {
    check(
      fc.property(
        fc.integer({ min: 1, max: 10_000 }),
        fc.integer({ min: 1, max: 100 }),
        rates,
        (asked, unit, rate) => {
          const { shares, chance, leastShares, mostShares } = expectationOf(asked * unit, {
            unit,
            winningRate: rate,
          })
          expect(exact(shares).eq(exact(rate).times(String(asked * unit)))).toBe(true)
          expect(exact(shares).gte(String(leastShares)) && exact(shares).lte(String(mostShares))).toBe(true)
          expect(exact(chance).eq('1')).toBe(leastShares > 0)
        },
      ),
    )
  })

  it('is said in an example: three units at 0.41 are 12.3 shares, and one unit at least is certain', () => {
    const asked = { unit: 10, winningRate: decimal('0.41') }
    expect(expectationOf(30, asked)).toEqual({ shares: '12.3', chance: '1', leastShares: 10, mostShares: 20 })
    expect(expectationOf(10, asked)).toEqual({
      shares: '4.1',
      chance: '0.41',
      leastShares: 0,
      mostShares: 10,
    })
  })
})

/** The statistic of Pearson over two outcomes, against how often each is expected. */
const chiSquare = (observed: readonly number[], expected: readonly number[]): number =>
  observed.reduce(
    (sum, count, index) => sum + (count - (expected[index] ?? 0)) ** 2 / (expected[index] ?? 1),
    0,
  )

const APPLICATIONS = 10_000
/** Of one degree of freedom and of nine: one fair draw in ten thousand is further off. */
const LIMIT = { one: 15.14, nine: 33.72 }
const drawnFor = (index: number): string =>
  applicationDigest(secret, applicationId(`S${index.toString(16).padStart(20, '0')}`))

describe('a draw over 10,000 applications', () => {
  it.each(['0.05', '0.32', '0.5', '0.875'])('follows a rate of %s, by the chi-square test', (rate) => {
    const won = Array.from({ length: APPLICATIONS }, (_, index) =>
      wonUnits(1, decimal(rate), drawnFor(index)),
    ).reduce((sum, one) => sum + one, 0)
    const expected = APPLICATIONS * Number(rate)
    expect(chiSquare([won, APPLICATIONS - won], [expected, APPLICATIONS - expected])).toBeLessThan(LIMIT.one)
  })

  it('follows the rate of what is left where several units are asked for', () => {
    // Seven units at 0.35 are 2.45: two are certain, and a third has a chance of 0.45.
    const more = Array.from({ length: APPLICATIONS }, (_, index) =>
      wonUnits(7, decimal('0.35'), drawnFor(index)),
    ).filter((won) => won === 3).length
    const expected = APPLICATIONS * 0.45
    expect(chiSquare([more, APPLICATIONS - more], [expected, APPLICATIONS - expected])).toBeLessThan(
      LIMIT.one,
    )
  })

  it('draws numbers that are spread evenly over ten tenths', () => {
    const tenths = Array.from({ length: 10 }, () => 0)
    for (let index = 0; index < APPLICATIONS; index += 1) {
      const tenth = Math.floor(Number(drawnNumber(drawnFor(index))) * 10)
      tenths[tenth] = (tenths[tenth] ?? 0) + 1
    }
    expect(
      chiSquare(
        tenths,
        tenths.map(() => APPLICATIONS / 10),
      ),
    ).toBeLessThan(LIMIT.nine)
  })
})
