import { style } from '@vanilla-extract/css'
import { vars } from '../../tokens/vars.css.ts'

export const state = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: vars.space.x2,
  padding: `${vars.space.x8} ${vars.space.page}`,
  textAlign: 'center',
})
export const icon = style({
  display: 'grid',
  placeItems: 'center',
  width: vars.size.row,
  height: vars.size.row,
  marginBottom: vars.space.x2,
  borderRadius: vars.radius.round,
  background: vars.colour.sunken,
  color: vars.colour.textSecondary,
  selectors: { '[data-tone=error] &': { background: vars.colour.errorTint, color: vars.colour.error } },
})
export const action = style({ marginTop: vars.space.x4 })
