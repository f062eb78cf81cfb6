import { style, styleVariants } from '@vanilla-extract/css'
import { media } from '../../tokens/media.ts'
import { sectorHues, type SectorHueName } from '../../tokens/sectorColours.ts'
import { vars } from '../../tokens/vars.css.ts'

export const mark = style({
  position: 'relative',
  display: 'inline-grid',
  placeItems: 'center',
  flexShrink: 0,
  width: vars.fontSize.display,
  height: vars.fontSize.display,
  borderRadius: vars.radius.round,
  fontSize: vars.fontSize.caption,
  fontWeight: vars.fontWeight.bold,
  letterSpacing: '-0.02em',
  whiteSpace: 'nowrap',
  userSelect: 'none',
  '@media': { [media.forcedColours]: { border: `${vars.size.hairline} solid` } },
})

/** Wide letters never leave the circle. */
export const letters = style({ maxWidth: '100%', overflow: 'clip' })
export const single = style({ fontSize: vars.fontSize.body })

const names = Object.fromEntries(sectorHues.map((name) => [name, name])) as Record<
  SectorHueName,
  SectorHueName
>
export const hue = styleVariants(names, (name) => ({
  background: vars.sectorTint[name],
  color: vars.sectorInk[name],
}))
/** The glyph of the sector, at the corner of the letters. */
export const badge = style({
  position: 'absolute',
  insetInlineEnd: `calc(-1 * ${vars.space.x1})`,
  bottom: `calc(-1 * ${vars.space.x1})`,
  width: vars.space.x4,
  height: vars.space.x4,
  padding: '0.1875rem',
  borderRadius: vars.radius.round,
  background: 'currentColor',
  // Cuts the badge out of the letters' ground.
  boxShadow: `0 0 0 ${vars.size.edge} ${vars.colour.ground}`,
  '@media': { [media.forcedColours]: { background: 'Canvas', boxShadow: 'none' } },
})
export const glyph = style({
  display: 'block',
  width: '100%',
  height: '100%',
  fill: 'none',
  stroke: vars.colour.surface,
  strokeWidth: 2,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
  '@media': { [media.forcedColours]: { stroke: 'CanvasText' } },
})
