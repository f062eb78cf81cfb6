import { vars } from '@onelot/ui/tokens'
import { style } from '@vanilla-extract/css'

export const list = style({ display: 'flex', flexDirection: 'column' })
export const row = style({
  paddingBlock: vars.space.x3,
  borderTop: `${vars.size.hairline} solid ${vars.colour.hairline}`,
  selectors: { '&:first-child': { borderTop: 'none' } },
})
