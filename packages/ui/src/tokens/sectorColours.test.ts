import { describe, expect, it } from 'vitest'
import { marketColourConventions, themes } from './axes.ts'
import { contrast } from './contrast.ts'
import { LEAST_CONTRAST } from './contrastPairs.ts'
import { colours, marketPalette } from './palette.ts'
import { sectorColours, sectorHues } from './sectorColours.ts'

/** Degrees of hue, and how colourful it is, from 0 to 1. */
function hueOf(colour: string): { degrees: number; chroma: number } {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map(
    (at) => Number.parseInt(colour.slice(at, at + 2), 16) / 255,
  )
  const most = Math.max(red, green, blue)
  const chroma = most - Math.min(red, green, blue)
  if (chroma === 0) return { degrees: 0, chroma }
  const sixth =
    most === red
      ? (green - blue) / chroma
      : most === green
        ? (blue - red) / chroma + 2
        : (red - green) / chroma + 4
  return { degrees: (sixth * 60 + 360) % 360, chroma }
}

const apart = (a: number, b: number): number => Math.min(Math.abs(a - b), 360 - Math.abs(a - b))
/** Below this a colour is a grey. */
const GREY = 0.2
const LEAST_DEGREES = 20

describe.each(themes)('the hues of sectors in the %s theme', (theme) => {
  it.each(sectorHues)('read %s on its tint, and the surface on it', (name) => {
    const { ink, tint } = sectorColours[theme][name]
    expect(contrast(ink, tint)).toBeGreaterThanOrEqual(LEAST_CONTRAST.text)
    expect(contrast(colours[theme].surface, ink)).toBeGreaterThanOrEqual(LEAST_CONTRAST.text)
  })

  it.each(sectorHues)('keep %s away from what a market says by colour', (name) => {
    const own = hueOf(sectorColours[theme][name].ink)
    for (const convention of marketColourConventions) {
      const { up, down } = marketPalette(theme, convention)
      for (const direction of [up, down])
        expect(
          own.chroma < GREY ? LEAST_DEGREES : apart(own.degrees, hueOf(direction).degrees),
        ).toBeGreaterThanOrEqual(LEAST_DEGREES)
    }
  })

  it('are each a colour of its own', () => {
    expect(new Set(sectorHues.map((name) => sectorColours[theme][name].ink)).size).toBe(sectorHues.length)
  })
})
