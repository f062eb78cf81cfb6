import { type MarketColours, type ThemeName, marketColourConventions } from './axes.ts'
import { contrast } from './contrast.ts'
import { LEAST_CONTRAST, grounds } from './contrastPairs.ts'
import { type Colours, colours, marketPalette } from './palette.ts'

/** The colours that a broker's own takes the place of. */
export type BrandPalette = Pick<Colours, (typeof brandNames)[number]>
export const brandNames = ['accent', 'accentTint', 'onAccent', 'accentOnInk', 'focus'] as const

interface Hsl {
  /** Degrees. */
  readonly hue: number
  /** From 0 to 1, as `lightness`. */
  readonly saturation: number
  readonly lightness: number
}

/** @throws RangeError where it is no `#rrggbb`. */
function hslOf(hex: string): Hsl {
  const [, ...pairs] = /^#([\da-f]{2})([\da-f]{2})([\da-f]{2})$/i.exec(hex) ?? []
  const [red, green, blue] = pairs.map((pair) => Number.parseInt(pair, 16) / 255)
  if (red === undefined || green === undefined || blue === undefined)
    throw new RangeError(`not #rrggbb: ${hex}`)
  const most = Math.max(red, green, blue)
  const spread = most - Math.min(red, green, blue)
  const lightness = most - spread / 2
  const sector =
    most === red
      ? (green - blue) / spread
      : most === green
        ? 2 + (blue - red) / spread
        : 4 + (red - green) / spread
  return {
    hue: spread === 0 ? 0 : sector * 60,
    saturation: spread === 0 ? 0 : spread / (1 - Math.abs(2 * lightness - 1)),
    lightness,
  }
}

function hexOf({ hue, saturation, lightness }: Hsl): string {
  const reach = saturation * Math.min(lightness, 1 - lightness)
  const channel = (turn: number) => {
    const at = (((turn + hue / 30) % 12) + 12) % 12
    const value = lightness - reach * Math.max(-1, Math.min(at - 3, 9 - at, 1))
    return Math.round(value * 255)
      .toString(16)
      .padStart(2, '0')
  }
  return `#${channel(0)}${channel(8)}${channel(4)}`
}

const STEP = 0.005

/** The colour of that hue which is nearest to it, on the way to white or to black, and fits. */
function nearest(hsl: Hsl, towards: 'white' | 'black', fits: (hex: string) => boolean): string {
  const own = hexOf(hsl)
  if (fits(own)) return own
  const step = towards === 'white' ? STEP : -STEP
  for (let lightness = hsl.lightness + step; lightness > 0 && lightness < 1; lightness += step) {
    const hex = hexOf({ ...hsl, lightness })
    if (fits(hex)) return hex
  }
  return towards === 'white' ? '#ffffff' : '#000000'
}

const readsOn = (hex: string, others: readonly string[]): boolean =>
  others.every((other) => contrast(hex, other) >= LEAST_CONTRAST.text)

const directions = (theme: ThemeName, convention: MarketColours): readonly string[] => {
  const { up, down, flat } = marketPalette(theme, convention)
  return [up, down, flat]
}

/** A row that is chosen has all of them on the accent's tint. */
const readOnTint = (theme: ThemeName): readonly string[] => {
  const { text, textSecondary, textMuted } = colours[theme]
  const prices = marketColourConventions.flatMap((convention) => directions(theme, convention))
  return [text, textSecondary, textMuted, ...prices]
}

/** How far a tint is from the surface at most, as ours are. */
const TINT_CONTRAST = 1.25

const tints = {
  light: { lightness: 0.96, saturation: 0.75, away: 'white' },
  dark: { lightness: 0.21, saturation: 0.4, away: 'black' },
} as const satisfies Record<ThemeName, Omit<Hsl, 'hue'> & { away: 'white' | 'black' }>

/**
 * The accent of a theme made of one colour: its hue stays, and it becomes darker in the light and lighter in the dark until it can be read
 * (`contrastPairs.ts`). @throws RangeError where it is no `#rrggbb`.
 */
export function brandPalette(hex: string, theme: ThemeName): BrandPalette {
  const own = hslOf(hex)
  const c = colours[theme]
  const { lightness, saturation, away } = tints[theme]
  const paler = { ...own, lightness, saturation: Math.min(own.saturation, saturation) }
  const read = readOnTint(theme)
  const accentTint = nearest(
    paler,
    away,
    (tint) => readsOn(tint, read) && contrast(tint, c.surface) <= TINT_CONTRAST,
  )

  const [towards, back] = theme === 'light' ? (['black', 'white'] as const) : (['white', 'black'] as const)
  const behind = [...grounds.map((ground) => c[ground]), accentTint, c.onInk]
  const accent = nearest(own, towards, (colour) => readsOn(colour, behind))
  return {
    accent,
    accentTint,
    onAccent: c.onInk,
    accentOnInk: nearest(own, back, (colour) => readsOn(colour, [c.ink])),
    focus: accent,
  }
}
