import { vars } from '@onelot/ui/tokens'
import { globalStyle, style } from '@vanilla-extract/css'

/** As high as its line; the touch target extends beyond it on either side. */
export const name = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  minHeight: vars.size.touch,
  marginBlock: `calc(-1 * ${vars.space.x2})`,
  color: 'inherit',
  textDecoration: 'none',
})
/** Its title and the way to change it. */
export const protectionHead = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${vars.space.x2} ${vars.space.x3}`,
})
export const listTitle = style({
  padding: `${vars.space.x4} ${vars.space.page} ${vars.space.x1}`,
  fontWeight: vars.fontWeight.bold,
})
/** Each as wide as the others, on lines of their own where there is no room. */
export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.x3,
})
globalStyle(`${foot} > *`, { flex: '1 1 8em' })

/** In a row of details, as large as a finger needs. */
export const mentor = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'flex-end',
  minWidth: vars.size.touch,
  minHeight: vars.size.touch,
  color: vars.colour.accent,
  fontWeight: vars.fontWeight.strong,
  textDecoration: 'none',
})
