import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { localDate } from '../../base/instant.ts'
import {
  ageOn,
  birthDateOf,
  idCountryOf,
  isIdNumber,
  isTaiwaneseId,
  maskedIdNumber,
  needsGuardian,
} from './idNumber.ts'

const today = localDate('2026-03-10')

describe('an ID number', () => {
  it.each([
    ['9001011', '1990-01-01'],
    ['9001012', '1990-01-01'],
    ['9001015', '1990-01-01'],
    ['9001016', '1990-01-01'],
    ['1001013', '2010-01-01'],
    ['1001014', '2010-01-01'],
    ['1001017', '2010-01-01'],
    ['1001018', '2010-01-01'],
    ['0002294', '2000-02-29'],
    ['2603103', '2026-03-10'],
  ])('%s is of who was born on %s', (idNumber, birth) => {
    expect(birthDateOf(idNumber, today)).toBe(birth)
  })

  it.each([
    ['9001010', 'of the century 18xx, by 0'],
    ['9001019', 'of the century 18xx, by 9'],
    ['9013011', 'of the 13th month'],
    ['9002301', 'of the 30th of February'],
    ['0002291', 'of the 29th of February in a year without one'],
    ['9000001', 'of day 0'],
    ['2603113', 'of tomorrow'],
    ['900101', 'too short'],
    ['90010111', 'too long'],
    ['90010a1', 'of a letter'],
    ['', 'empty'],
  ])('%s is none: %s', (idNumber) => {
    expect(birthDateOf(idNumber, today)).toBeUndefined()
  })

  it('is shown without the digits that nobody is asked for', () => {
    expect(maskedIdNumber('9001011')).toBe('900101-1******')
  })
})

describe('a number of a Taiwanese identity card', () => {
  it.each([
    'A123456789',
    'B142610160',
    'F131104093',
    'O158238845',
    'N116247806',
    'L122544270',
    'I100000003',
    'W100000001',
  ])('is %s, by its check digit', (idNumber) => {
    expect([isTaiwaneseId(idNumber), isIdNumber(idNumber, today)]).toEqual([true, true])
  })

  it.each([
    ['A123456788', 'of another check digit'],
    ['B123456789', 'of another place'],
    ['A323456789', 'of neither sex'],
    ['A12345678', 'too short'],
    ['A1234567890', 'too long'],
    ['a123456789', 'in a small letter'],
    ['1123456789', 'without a letter'],
    ['', 'empty'],
  ])('is not %s: %s', (idNumber) => {
    expect([isTaiwaneseId(idNumber), isIdNumber(idNumber, today)]).toEqual([false, false])
  })

  it('tells a wrong digit where its weight has no factor in common with ten', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('A123456789', 'B142610160', 'F131104093'),
        fc.constantFrom(2, 6, 8, 9),
        fc.integer({ min: 0, max: 9 }),
        (idNumber, place, digit) => {
          const typed = `${idNumber.slice(0, place)}${String(digit)}${idNumber.slice(place + 1)}`
          expect(isTaiwaneseId(typed)).toBe(typed === idNumber)
        },
      ),
      { seed: 20_261_129, numRuns: 200 },
    )
  })

  it('tells no age, and hides its last six digits', () => {
    expect(needsGuardian('A123456789', today)).toBe(false)
    expect(maskedIdNumber('A123456789')).toBe('A123******')
    expect(['A123456789', 'A123******', '9001011', '900101-1******'].map(idCountryOf)).toEqual([
      'TW',
      'TW',
      'KR',
      'KR',
    ])
  })
})

describe('an age', () => {
  it.each([
    ['2012-03-10', '2026-03-09', 13],
    ['2012-03-10', '2026-03-10', 14],
    ['2012-02-29', '2026-02-28', 13],
    ['2012-02-29', '2026-03-01', 14],
    ['2026-03-10', '2026-03-10', 0],
  ] as const)('of who was born on %s is on %s %i', (birth, day, age) => {
    expect(ageOn(localDate(birth), localDate(day))).toBe(age)
  })

  it('below 14 needs a guardian, to the day', () => {
    expect([needsGuardian('1203113', today), needsGuardian('1203103', today)]).toEqual([true, false])
    expect(needsGuardian('9001010', today)).toBe(false)
  })
})
