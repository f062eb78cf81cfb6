import { describe, expect, it } from 'vitest'
import { marketColourConventions, themes } from './axes.ts'
import { contrast } from './contrast.ts'
import {
  LEAST_CONTRAST,
  buttonGrounds,
  controls,
  fills,
  grounds,
  marketFills,
  texts,
} from './contrastPairs.ts'
import { colours, marketPalette } from './palette.ts'

const { text, control, disabled } = LEAST_CONTRAST

describe('contrast', () => {
  it('of black on white is 21, and of a colour on itself 1', () => {
    expect(contrast('#000000', '#FFFFFF')).toBeCloseTo(21)
    expect(contrast('#5B4BDB', '#5B4BDB')).toBe(1)
  })
})

it.each(buttonGrounds)('the fill of a disabled button is seen on %s in the dark', (ground) => {
  expect(contrast(colours.dark.disabled, colours.dark[ground])).toBeGreaterThanOrEqual(disabled)
})

describe.each(themes)('the %s theme', (theme) => {
  const c = colours[theme]

  for (const ground of grounds) {
    for (const name of texts) {
      it(`reads ${name} on ${ground}`, () => {
        expect(contrast(c[name], c[ground])).toBeGreaterThanOrEqual(text)
      })
    }
    for (const name of controls) {
      it(`shows ${name} as a control on ${ground}`, () => {
        expect(contrast(c[name], c[ground])).toBeGreaterThanOrEqual(control)
      })
    }
  }

  it.each(fills)('reads %s on %s', (name, ground) => {
    expect(contrast(c[name], c[ground])).toBeGreaterThanOrEqual(text)
  })

  describe.each(marketColourConventions)('under the %s market colours', (convention) => {
    const m = marketPalette(theme, convention)

    for (const direction of ['up', 'down', 'flat'] as const) {
      for (const ground of grounds) {
        it(`reads ${direction} on ${ground}`, () => {
          expect(contrast(m[direction], c[ground])).toBeGreaterThanOrEqual(text)
        })
      }
      it(`reads ${direction}, and plain text, on the tint of ${direction}`, () => {
        expect(contrast(m[direction], m[`${direction}Tint`])).toBeGreaterThanOrEqual(text)
        expect(contrast(c.text, m[`${direction}Tint`])).toBeGreaterThanOrEqual(text)
      })
    }

    it('reads a mark whichever way the price went', () => {
      for (const fill of [m.upFill, m.downFill, m.flatFill])
        expect(contrast(m.onUpFill, fill)).toBeGreaterThanOrEqual(text)
    })

    it('reads the text on filled buttons, and shows the buttons on every ground', () => {
      for (const [on, fill] of marketFills) {
        expect(contrast(m[on], m[fill])).toBeGreaterThanOrEqual(text)
        for (const ground of buttonGrounds)
          expect(contrast(m[fill], c[ground])).toBeGreaterThanOrEqual(control)
      }
    })

    it('distinguishes up from down', () => {
      expect(m.up).not.toBe(m.down)
      expect(m.upFill).not.toBe(m.downFill)
    })
  })
})
