import { style } from '@vanilla-extract/css'
import { media } from '../../tokens/media.ts'
import { vars } from '../../tokens/vars.css.ts'

export const list = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.x2,
  '@media': { [media.print]: { gap: vars.space.x1 } },
})
export const line = style({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  flexWrap: 'wrap',
  gap: `0 ${vars.space.x4}`,
})
export const value = style({
  marginInlineStart: 'auto',
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'end',
  overflowWrap: 'anywhere',
})
export const grid = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(9rem, 100%), 1fr))',
  gap: `${vars.space.x3} ${vars.space.x5}`,
})
export const shortGrid = style([
  grid,
  { gridTemplateColumns: 'repeat(auto-fill, minmax(min(7.4rem, 100%), 1fr))' },
])
export const cell = style({ display: 'flex', flexDirection: 'column', minWidth: 0 })
export const gridValue = style({ fontVariantNumeric: 'tabular-nums', overflowWrap: 'anywhere' })
