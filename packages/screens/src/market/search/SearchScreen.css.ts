import { vars } from '@onelot/ui/tokens'
import { globalStyle, style } from '@vanilla-extract/css'

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `0 ${vars.space.x3}`,
  minHeight: vars.size.touch,
  paddingInline: vars.space.page,
})
export const kinds = style({
  position: 'sticky',
  top: `calc(${vars.safeArea.top} + ${vars.size.navBar})`,
  zIndex: vars.layer.sticky,
  display: 'flex',
  alignItems: 'center',
  paddingInline: vars.space.page,
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  scrollbarWidth: 'none',
  background: vars.colour.ground,
})
/** A row with its star beside it: a button may not be in a link. */
export const starred = style({
  display: 'flex',
  alignItems: 'center',
  paddingInlineEnd: `calc(${vars.space.page} - ${vars.space.x3})`,
})
/** The star is at the margin instead. */
globalStyle(`${starred} > a`, { flex: '1 1 0', minWidth: 0, paddingInlineEnd: 0 })
