import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { marketColourConventions, themes } from './axes.ts'
import { type BrandPalette, brandNames, brandPalette } from './brandPalette.ts'
import { contrast } from './contrast.ts'
import { LEAST_CONTRAST, controls, fills, grounds, texts } from './contrastPairs.ts'
import { type Colours, colours, marketPalette } from './palette.ts'

const isBrand = (name: keyof Colours): name is keyof BrandPalette =>
  brandNames.some((brand) => brand === name)

/** Every pair of the theme in which a colour of the brand is, with the contrast that it needs. */
const pairs = [
  ...grounds.flatMap((ground) => [
    ...texts.map((name) => [name, ground, LEAST_CONTRAST.text] as const),
    ...controls.map((name) => [name, ground, LEAST_CONTRAST.control] as const),
  ]),
  ...fills.map(([name, ground]) => [name, ground, LEAST_CONTRAST.text] as const),
].filter(([name, ground]) => isBrand(name) || isBrand(ground))

const hex = fc
  .integer({ min: 0, max: 0xff_ff_ff })
  .map((colour) => `#${colour.toString(16).padStart(6, '0')}`)
const extremes = ['#000000', '#ffffff', '#ffff00', '#0000ff', '#ff0000', '#00ff00', '#00ffff', '#808080']

describe.each(themes)('the accent of any colour in the %s theme', (theme) => {
  const any = fc.oneof(hex, fc.constantFrom(...extremes))

  it('can be read, and seen, wherever ours can', () => {
    expect(pairs.length).toBeGreaterThan(10)
    fc.assert(
      fc.property(any, (colour) => {
        const c = { ...colours[theme], ...brandPalette(colour, theme) }
        for (const [name, ground, least] of pairs)
          expect(contrast(c[name], c[ground]), `${name} on ${ground}`).toBeGreaterThanOrEqual(least)
      }),
      { seed: 1, numRuns: 500 },
    )
  })

  it('leaves texts and prices to be read on its tint, under every convention', () => {
    fc.assert(
      fc.property(any, fc.constantFrom(...marketColourConventions), (colour, convention) => {
        const { accentTint } = brandPalette(colour, theme)
        const { text, textSecondary, textMuted } = colours[theme]
        const { up, down, flat } = marketPalette(theme, convention)
        for (const ink of [text, textSecondary, textMuted, up, down, flat])
          expect(contrast(ink, accentTint)).toBeGreaterThanOrEqual(LEAST_CONTRAST.text)
      }),
      { seed: 2, numRuns: 300 },
    )
  })
})

it('is the colour itself where that can be read', () => {
  expect(brandPalette('#5b4bdb', 'light').accent).toBe('#5b4bdb')
  expect(brandPalette('#9D92FF', 'dark').accent).toBe('#9d92ff')
})

it('keeps the hue of what it darkens or lightens, and the grey of what has none', () => {
  expect(brandPalette('#FFD400', 'light').accent).toMatch(/^#[4-9a-f].[4-7].00$/)
  expect(brandPalette('#003366', 'dark').accent).toMatch(/^#[0-5].[89a-b].f.$/)
  expect(brandPalette('#808080', 'dark').accent).toMatch(/^#(..)\1\1$/)
})

it.each(['', 'orange', '#f60', '#ff6600ff', 'ff6600'])('refuses %j', (text) => {
  expect(() => brandPalette(text, 'light')).toThrow(RangeError)
})
