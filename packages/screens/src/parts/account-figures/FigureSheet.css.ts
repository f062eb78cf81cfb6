import { vars } from '@onelot/ui/tokens'
import { style } from '@vanilla-extract/css'

export const sheet = style({ display: 'flex', flexDirection: 'column', gap: vars.space.x5 })
export const sum = style({ display: 'flex', flexDirection: 'column', gap: vars.space.x3 })
export const total = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.x2,
  paddingTop: vars.space.x3,
  borderTop: `${vars.size.hairline} solid ${vars.colour.hairline}`,
})
/** From the profit of the account to its parts. */
export const more = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  minHeight: vars.size.touch,
  color: vars.colour.accent,
  fontWeight: vars.fontWeight.strong,
  textDecoration: 'none',
})
/** An amount, and under it the same in the currency that it is held in. */
export const part = style({ display: 'flex', flexDirection: 'column', alignItems: 'flex-end' })
