import { decimal, money } from '@onelot/domain'
import { describe, expect, it } from 'vitest'
import { isTaken } from './offerView.ts'

const won = (amount: string) => money('KRW', amount)
const offer = {
  unit: 10,
  minShares: 20,
  offered: 100_000,
  claimed: 99_990,
  provisionalPrice: decimal('20000'),
  depositRate: decimal('0.5'),
  instrument: { currency: 'KRW' },
} as const
const terms = { available: won('200000'), mostShares: 20 }

describe('an offer', () => {
  it('is not taken while the least can be applied for', () => {
    expect(isTaken(offer, terms)).toBe(false)
  })
  it('is taken where the money reaches for the least, and less than that is left', () => {
    expect(isTaken(offer, { ...terms, mostShares: 0 })).toBe(true)
  })
  it('is not said to be taken where it is the money that does not reach', () => {
    expect(isTaken(offer, { available: won('199999'), mostShares: 0 })).toBe(false)
  })
  it('is taken for everybody where nothing is left', () => {
    expect(isTaken({ ...offer, claimed: 100_000 }, undefined)).toBe(true)
    expect(isTaken(offer, undefined)).toBe(false)
  })
})
