import { vars } from '@onelot/ui/tokens'
import { style } from '@vanilla-extract/css'

export const head = style({
  containerType: 'inline-size',
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.x1,
  padding: `${vars.space.x3} ${vars.space.page}`,
})
/** As high as a price with its change, with whichever of the two there is: the chart below does not move. */
export const price = style({
  containerType: 'inline-size',
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.x1,
})
export const chart = style({
  background: vars.colour.surface,
  paddingBottom: vars.space.x2,
  scrollMarginTop: `calc(${vars.size.navBar} + ${vars.safeArea.top})`,
})
export const section = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.x3,
  padding: vars.space.page,
})
export const title = style({ fontSize: vars.fontSize.lead, fontWeight: vars.fontWeight.bold })
export const notices = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.x2,
  paddingInline: vars.space.page,
})
export const bar = style({ display: 'flex', alignItems: 'center', gap: vars.space.x3 })
export const risks = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.x3,
  paddingInlineStart: vars.space.x5,
  listStyle: 'disc',
})
