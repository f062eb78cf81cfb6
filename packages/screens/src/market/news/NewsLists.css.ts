import { vars } from '@onelot/ui/tokens'
import { style } from '@vanilla-extract/css'

export const list = style({ display: 'flex', flexDirection: 'column' })
/** Of a row that is loading: its title and what is under it, as far apart as they are in the row. */
export const bars = style({ display: 'flex', flexDirection: 'column', gap: vars.space.x2 })
export const row = style({
  paddingBlock: vars.space.x3,
  borderTop: `${vars.size.hairline} solid ${vars.colour.hairline}`,
  selectors: { '&:first-child': { borderTop: 'none' } },
})
