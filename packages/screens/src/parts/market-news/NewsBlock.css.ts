import { vars } from '@onelot/ui/tokens'
import { style } from '@vanilla-extract/css'

export const item = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.x1,
  paddingBlock: vars.space.x2,
  borderTop: `${vars.size.hairline} solid ${vars.colour.hairline}`,
  selectors: {
    '&:first-child': { paddingTop: 0, borderTop: 'none' },
    '&:last-child': { paddingBottom: 0 },
  },
})
