import { vars } from '@onelot/ui/tokens'
import { style } from '@vanilla-extract/css'

export const marketState = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `0 ${vars.space.x3}`,
  minHeight: vars.space.x6,
  paddingInline: vars.space.page,
})
