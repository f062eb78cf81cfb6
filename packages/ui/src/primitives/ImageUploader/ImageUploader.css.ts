import { style } from '@vanilla-extract/css'
import { media } from '../../tokens/media.ts'
import { vars } from '../../tokens/vars.css.ts'

export const root = style({ display: 'flex', flexDirection: 'column', gap: vars.space.x3, minWidth: 0 })
export const heading = style({ display: 'flex', justifyContent: 'space-between', gap: vars.space.x2 })
export const count = style({ flexShrink: 0 })
export const items = style({ display: 'flex', flexDirection: 'column', gap: vars.space.x2 })
export const item = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.x3,
  padding: vars.space.x2,
  borderRadius: vars.radius.control,
  background: vars.colour.sunken,
  '@media': { [media.forcedColours]: { border: `${vars.size.hairline} solid` } },
})
export const picture = style({
  flexShrink: 0,
  width: vars.size.row,
  height: vars.size.row,
  borderRadius: vars.radius.chip,
  background: vars.colour.skeleton,
  objectFit: 'cover',
})
export const words = style({
  display: 'flex',
  flexDirection: 'column',
  // Where large text leaves less beside the picture, the text takes a line of its own.
  flex: '1 1 4.5rem',
  gap: vars.space.x1,
  minWidth: 0,
})
export const stage = style({
  display: 'flex',
  gap: vars.space.x1,
  color: vars.colour.textSecondary,
  fontSize: vars.fontSize.small,
  selectors: { '&[data-state=failed]': { color: vars.colour.error } },
})
export const buttons = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.x2 })
