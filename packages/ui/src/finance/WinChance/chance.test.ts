import { decimal } from '@onelot/domain'
import { describe, expect, it } from 'vitest'
import { shownChance } from './chance.ts'

const shown = (chance: string) => {
  const { kind, percent } = shownChance(decimal(chance))
  return [kind, percent]
}

describe('a chance', () => {
  it('is written in whole percents', () => {
    expect(shown('0.405')).toEqual(['some', 41])
    expect(shown('0.404')).toEqual(['some', 40])
  })
  it.each([
    ['0', 'none', 0],
    ['-0.2', 'none', 0],
    ['0.0001', 'small', 1],
    ['0.01', 'some', 1],
    ['0.99', 'some', 99],
    ['0.9999', 'large', 99],
    ['1', 'certain', 100],
    ['1.5', 'certain', 100],
  ])('of %s is %s, at %d percent', (chance, kind, percent) => {
    expect(shown(chance)).toEqual([kind, percent])
  })
  it('fills ten cases from the first, the last of them in part', () => {
    const { cases } = shownChance(decimal('0.45'))
    expect(cases).toEqual([1, 1, 1, 1, 0.5, 0, 0, 0, 0, 0])
  })
  it('fills none and all at its ends', () => {
    expect(new Set(shownChance(decimal('0')).cases)).toEqual(new Set([0]))
    expect(new Set(shownChance(decimal('2')).cases)).toEqual(new Set([1]))
  })
})
