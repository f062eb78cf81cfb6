import { vars } from '@onelot/ui/tokens'
import { style } from '@vanilla-extract/css'

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: `0 ${vars.space.x3}`,
  paddingBottom: vars.space.x2,
})
export const item = style({
  display: 'flex',
  flexDirection: 'column',
  paddingBlock: vars.space.x2,
  borderTop: `${vars.size.hairline} solid ${vars.colour.hairline}`,
})
