import { vars } from '@onelot/ui/tokens'
import { style } from '@vanilla-extract/css'

export const chips = style({
  display: 'flex',
  paddingInline: vars.space.page,
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  scrollbarWidth: 'none',
})
