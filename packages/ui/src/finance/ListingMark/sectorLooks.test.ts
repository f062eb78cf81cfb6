import { describe, expect, it } from 'vitest'
import { lookOfSector, otherSector, sectorNames } from './sectorLooks.ts'

describe('the look of a sector', () => {
  it('is told from every other by its glyph, whatever the hue', () => {
    const glyphs = sectorNames.map((name) => lookOfSector(name).glyph)
    expect(glyphs).toHaveLength(23)
    expect(new Set([...glyphs, otherSector.glyph]).size).toBe(24)
  })

  it('is that of a building where the sector is not known', () => {
    expect(lookOfSector('Alchemy')).toBe(otherSector)
    expect(lookOfSector('constructor')).toBe(otherSector)
  })
})
