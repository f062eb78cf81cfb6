import { vars } from '@onelot/ui/tokens'
import { globalStyle, style } from '@vanilla-extract/css'

const barsAbove = `calc(${vars.safeArea.top} + ${vars.size.navBar})`

/** Stays under the header, so that editing can be left from anywhere in a long list. */
export const tools = style({
  position: 'sticky',
  top: barsAbove,
  zIndex: vars.layer.sticky,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `0 ${vars.space.x3}`,
  minHeight: vars.size.touch,
  paddingInline: vars.space.page,
  background: vars.colour.ground,
})
export const order = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space.x2 })
/** The text of the last one ends at the margin; its padding extends into it. */
export const actions = style({
  display: 'flex',
  marginInlineStart: 'auto',
  marginInlineEnd: `calc(-1 * ${vars.space.x4})`,
})
globalStyle(`${actions} > button`, { minWidth: vars.size.touch })
/** They reach the edges of what is pulled to refresh, which cuts what is outside it. */
globalStyle(`${actions} > button:focus-visible`, { outlineOffset: vars.size.focusInset })

/** The last row scrolls clear of the bar over it. */
export const edited = style({
  paddingBottom: `calc(${vars.size.control} + 2 * ${vars.space.x3})`,
})
/** Over the tab bar, under the thumb. */
export const bar = style({
  position: 'fixed',
  bottom: `calc(${vars.size.tabBar} + ${vars.safeArea.bottom})`,
  insetInline: 0,
  maxWidth: vars.size.page,
  marginInline: 'auto',
  zIndex: vars.layer.sticky,
  display: 'flex',
  gap: vars.space.x2,
  padding: `${vars.space.x3} ${vars.space.page}`,
  background: vars.colour.ground,
})
export const group = style({ display: 'flex', flexDirection: 'column', gap: vars.space.x4 })
export const deletes = style({ display: 'flex', justifyContent: 'center' })
