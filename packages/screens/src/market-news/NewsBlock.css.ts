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
/** The line of a link reaches a finger's height without moving its text. */
export const link = style({
  display: 'flex',
  alignItems: 'center',
  minHeight: vars.size.touch,
  marginBlock: `calc(-1 * ${vars.space.x2})`,
  color: vars.colour.text,
  textDecoration: 'none',
})
