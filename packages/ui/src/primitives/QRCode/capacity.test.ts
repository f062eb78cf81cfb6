import { describe, expect, it } from 'vitest'
import { QR_CAPACITY_BYTES, fitsInQr } from './capacity.ts'

describe('what a code holds', () => {
  it('takes text up to its capacity', () => {
    expect(fitsInQr('a'.repeat(QR_CAPACITY_BYTES))).toBe(true)
    expect(fitsInQr('')).toBe(true)
  })
  it('refuses one byte more', () => {
    expect(fitsInQr('a'.repeat(QR_CAPACITY_BYTES + 1))).toBe(false)
  })
  it('counts bytes, of which Hangul takes three a syllable', () => {
    expect(fitsInQr('한'.repeat(777))).toBe(true)
    expect(fitsInQr('한'.repeat(778))).toBe(false)
  })
})
