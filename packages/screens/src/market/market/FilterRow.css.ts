import { vars } from '@onelot/ui/tokens'
import { style } from '@vanilla-extract/css'

const barsAbove = `calc(${vars.safeArea.top} + ${vars.size.navBar})`

export const row = style({
  position: 'sticky',
  top: barsAbove,
  zIndex: vars.layer.sticky,
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.x2,
  paddingInline: vars.space.page,
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  scrollbarWidth: 'none',
  scrollPaddingInline: vars.space.page,
  background: vars.colour.ground,
  selectors: { '&::-webkit-scrollbar': { display: 'none' } },
})
export const divider = style({
  flexShrink: 0,
  width: vars.size.hairline,
  height: vars.size.iconSmall,
  background: vars.colour.hairline,
})
