import { vars } from '@onelot/ui/tokens'
import { style } from '@vanilla-extract/css'

export const strip = style({
  display: 'flex',
  gap: vars.space.x2,
  padding: `${vars.space.x3} ${vars.space.page}`,
  overflowX: 'auto',
  scrollbarWidth: 'none',
  scrollSnapType: 'x proximity',
  scrollPaddingInline: vars.space.page,
})
export const item = style({ display: 'flex', flexShrink: 0, scrollSnapAlign: 'start' })
export const card = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.x1,
  minWidth: '8.5rem',
  padding: `${vars.space.x3} ${vars.space.x4}`,
  borderRadius: vars.radius.card,
  background: vars.colour.surface,
  color: vars.colour.text,
  textDecoration: 'none',
})
