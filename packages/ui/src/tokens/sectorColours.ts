import type { ThemeName } from './axes.ts'

/** A colour that tells listings apart: for letters and lines on its tint, and as a fill under the surface's colour. */
interface SectorHue {
  readonly ink: string
  readonly tint: string
}

export const sectorHues = ['violet', 'amber', 'plum', 'gold', 'brown', 'mauve', 'slate'] as const
export type SectorHueName = (typeof sectorHues)[number]

/** Hues of industry groups. None is near red, blue or green, which belong to the market; several groups share one, and their glyphs differ. */
export const sectorColours = {
  light: {
    violet: { ink: '#5B4BDB', tint: '#EDEAFC' },
    amber: { ink: '#8A5100', tint: '#FAEDD8' },
    plum: { ink: '#9C2486', tint: '#FAE6F5' },
    gold: { ink: '#6B5E00', tint: '#F3EECB' },
    brown: { ink: '#7A4A2B', tint: '#F3E8DF' },
    mauve: { ink: '#7D3FA8', tint: '#F2E7F9' },
    slate: { ink: '#4C5260', tint: '#E6E9EF' },
  },
  dark: {
    violet: { ink: '#9D92FF', tint: '#25224A' },
    amber: { ink: '#F0B24A', tint: '#3A2A10' },
    plum: { ink: '#F07AD8', tint: '#3B1B35' },
    gold: { ink: '#DCCB58', tint: '#332F10' },
    brown: { ink: '#D9A27E', tint: '#36241A' },
    mauve: { ink: '#CB9CF0', tint: '#2F1F40' },
    slate: { ink: '#BBC1CD', tint: '#2B3240' },
  },
} as const satisfies Record<ThemeName, Record<SectorHueName, SectorHue>>

const under = (theme: ThemeName, part: keyof SectorHue) => ({
  violet: sectorColours[theme].violet[part],
  amber: sectorColours[theme].amber[part],
  plum: sectorColours[theme].plum[part],
  gold: sectorColours[theme].gold[part],
  brown: sectorColours[theme].brown[part],
  mauve: sectorColours[theme].mauve[part],
  slate: sectorColours[theme].slate[part],
})

/** As the contract of styles has them. */
export const sectorVars = (theme: ThemeName) => ({
  sectorInk: under(theme, 'ink'),
  sectorTint: under(theme, 'tint'),
})
