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
export const spread = style([line])
export const courseHead = style([line, { justifyContent: 'flex-start' }])
export const ends = style([line])
