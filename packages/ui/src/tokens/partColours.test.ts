import { describe, expect, it } from 'vitest'
import { themes } from './axes.ts'
import { contrast } from './contrast.ts'
import { colours } from './palette.ts'
import { partColours } from './partColours.ts'

describe.each(themes)('the parts of a whole in the %s theme', (theme) => {
  it.each(partColours[theme])('shows %s on a card', (colour) => {
    expect(contrast(colour, colours[theme].surface)).toBeGreaterThanOrEqual(3)
  })
  it('has a colour of its own for each part', () => {
    expect(new Set(partColours[theme]).size).toBe(6)
  })
})
