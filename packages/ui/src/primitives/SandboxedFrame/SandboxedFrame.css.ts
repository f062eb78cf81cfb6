import { style } from '@vanilla-extract/css'
import { media } from '../../tokens/media.ts'
import { vars } from '../../tokens/vars.css.ts'

export const root = style({ display: 'flex', flexDirection: 'column', flex: 1, minWidth: 0 })
/** As high as the room it is in, and never so low that a form in it could not be used. */
export const room = style({
  position: 'relative',
  display: 'flex',
  flex: 1,
  minHeight: '60dvh',
  background: vars.colour.surface,
})
/** A page of others has its own colours, made for a light ground. */
export const frame = style({
  flex: 1,
  width: '100%',
  border: 0,
  colorScheme: 'light',
  selectors: { '[data-state=loading] > &': { visibility: 'hidden' } },
})
export const waiting = style({
  position: 'absolute',
  inset: 0,
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.x3,
  padding: vars.space.page,
})
export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `0 ${vars.space.x3}`,
  paddingInline: vars.space.page,
})
export const open = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.x1,
  minHeight: vars.size.touch,
  marginInlineStart: 'auto',
  color: vars.colour.accent,
  fontSize: vars.fontSize.small,
  fontWeight: vars.fontWeight.strong,
  textDecoration: 'none',
  '@media': { [media.hover]: { selectors: { '&:hover': { textDecoration: 'underline' } } } },
})
export const host = style({ minWidth: 0, overflowWrap: 'anywhere' })
