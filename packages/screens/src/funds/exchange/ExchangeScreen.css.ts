import { vars } from '@onelot/ui/tokens'
import { style } from '@vanilla-extract/css'

const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${vars.space.x1} ${vars.space.x3}`,
  minWidth: 0,
})

export const funds = style([line, { minHeight: vars.size.touch }])
/** What can be exchanged, and the way to take it. */
export const most = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.x2,
  minWidth: 0,
  marginInlineStart: 'auto',
})
/** In every language as wide as a finger. */
export const chip = style({ flexShrink: 0, minWidth: vars.size.touch })
export const spread = style([line])
export const courseHead = style([line, { justifyContent: 'flex-start' }])
export const ends = style([line])
