import type { SectorHueName } from '../../tokens/sectorColours.ts'

/** How a sector is marked. */
export interface SectorLook {
  readonly hue: SectorHueName
  /** One stroke on a grid of 16. */
  readonly glyph: string
}

/** By the English name of the industry group, which is its name on the wire. */
const looks: Readonly<Record<string, SectorLook>> = {
  Electronics: { hue: 'violet', glyph: 'M2 3h12v8H2zM5.5 14h5' },
  Semiconductors: {
    hue: 'slate',
    glyph: 'M4 4h8v8H4zM6.5 1v3m3-3v3m-3 8v3m3-3v3M1 6.5h3m-3 3h3m8-3h3m-3 3h3',
  },
  Software: { hue: 'violet', glyph: 'M5 4 1.5 8 5 12m6-8 3.5 4-3.5 4' },
  Pharmaceuticals: {
    hue: 'plum',
    glyph: 'M3 13a3.6 3.6 0 0 1 0-5l5-5a3.6 3.6 0 0 1 5 5l-5 5a3.6 3.6 0 0 1-5 0m2.5-7.5 5 5',
  },
  Biotechnology: { hue: 'mauve', glyph: 'M4 1.5c0 6 8 7 8 13m0-13c0 6-8 7-8 13M5 4h6M5 12h6' },
  Chemicals: { hue: 'gold', glyph: 'M6 1.5v5L2.5 14h11L10 6.5v-5m-5 0h6M4.5 10.5h7' },
  Steel: { hue: 'brown', glyph: 'M3 2.5h10M3 13.5h10M8 2.5v11' },
  Shipbuilding: {
    hue: 'slate',
    glyph: 'M8 5v9.5M5 7.5h6M2 9.5c0 3 3 5 6 5s6-2 6-5M8 5a1.7 1.7 0 1 0 0-3.4A1.7 1.7 0 0 0 8 5',
  },
  Machinery: {
    hue: 'slate',
    glyph:
      'M8 5a3 3 0 1 0 0 6 3 3 0 0 0 0-6m0-3.5V5m0 6v3.5M1.5 8H5m6 0h3.5M3.4 3.4l2.5 2.5m4.2 4.2 2.5 2.5m0-9.2-2.5 2.5m-4.2 4.2-2.5 2.5',
  },
  Automotive: { hue: 'amber', glyph: 'M1.5 11.5V8.5L4 7.5 5.5 4h5L12 7.5l2.5 1v3zM4 11.5v2m8-2v2' },
  Construction: { hue: 'amber', glyph: 'M4 14.5v-12m-2 0h12M12 2.5V7M2 14.5h5M4 7l4-4.5' },
  Food: { hue: 'brown', glyph: 'M1.5 8h13a6.5 6 0 0 1-13 0M6 5V2m4 3V2' },
  Retail: { hue: 'plum', glyph: 'M3 5.5h10l1 9H2zm2.5 2V4a2.5 2.5 0 0 1 5 0v3.5' },
  Textiles: {
    hue: 'mauve',
    glyph: 'M5.5 2 1.5 4.5 3 7.5 4.5 7v7h7V7l1.5.5 1.5-3-4-2.5a2.5 2.5 0 0 1-5 0',
  },
  Logistics: { hue: 'gold', glyph: 'M2 5l6-3 6 3v6l-6 3-6-3zl6 3 6-3M8 8v6' },
  Shipping: { hue: 'gold', glyph: 'M1.5 9 8 7l6.5 2-2 5h-9zM5 7.5V4h6v3.5M8 4V1.5' },
  Energy: { hue: 'amber', glyph: 'M9 1.5 3.5 9H8l-1 5.5L12.5 7H8z' },
  Insurance: { hue: 'violet', glyph: 'M1.5 8.5a6.5 6.5 0 0 1 13 0zM8 8.5V13a1.5 1.5 0 0 0 3 0' },
  Securities: { hue: 'mauve', glyph: 'M3 14V8.5M8 14V2m5 12V5.5' },
  Media: { hue: 'plum', glyph: 'M4.5 2.5v11l9-5.5z' },
  Index: { hue: 'slate', glyph: 'M1.5 12 6 7l3 3 5.5-6.5' },
  'Foreign exchange': { hue: 'gold', glyph: 'M2 5h11l-2.5-2.5M14 11H3l2.5 2.5' },
  Crypto: { hue: 'amber', glyph: 'm8 1.5 5.6 3.2v6.6L8 14.5l-5.6-3.2V4.7z' },
}

export const otherSector: SectorLook = {
  hue: 'slate',
  glyph: 'M3.5 14.5v-13h9v13zM6.5 5h3m-3 3h3m-3 3h3',
}

export const sectorNames: readonly string[] = Object.keys(looks)

/** Of a sector that is not known here, the look of a building. */
export const lookOfSector = (sector: string): SectorLook =>
  Object.hasOwn(looks, sector) ? (looks[sector] ?? otherSector) : otherSector
