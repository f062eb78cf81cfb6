import { describe, expect, it } from 'vitest'
import { localDate } from '../../base/instant.ts'
import { ageOn, birthDateOf, maskedIdNumber, needsGuardian } from './idNumber.ts'

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
