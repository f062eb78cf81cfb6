import { vars } from '@onelot/ui/tokens'
import { createVar, style, styleVariants } from '@vanilla-extract/css'

export const market = style({
  paddingBlock: vars.space.x4,
  selectors: {
    '&:first-child': { paddingTop: 0 },
    '&:last-child': { paddingBottom: 0 },
    '& + &': { borderTop: `${vars.size.hairline} solid ${vars.colour.hairline}` },
  },
})
/** Comes to rest under the header when it takes the focus. */
export const sector = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `0 ${vars.space.x3}`,
  scrollMarginTop: vars.size.touch,
  outline: 'none',
})
export const countVar = createVar()
export const bar = style({
  display: 'flex',
  gap: vars.size.hairline,
  height: vars.space.x2,
  marginBottom: vars.space.x1,
  borderRadius: vars.radius.round,
  overflow: 'hidden',
})
const portion = style({ flexGrow: countVar, minWidth: 0 })
export const part = styleVariants({
  rising: [portion, { background: vars.market.up }],
  unchanged: [portion, { background: vars.market.flat }],
  falling: [portion, { background: vars.market.down }],
})
