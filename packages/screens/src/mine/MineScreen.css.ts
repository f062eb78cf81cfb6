import { vars } from '@onelot/ui/tokens'
import { style } from '@vanilla-extract/css'

export const page = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.x5,
  padding: vars.space.page,
})
export const grid = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(4.5rem, 1fr))',
  gap: vars.space.x2,
})
export const action = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: vars.space.x2,
  paddingBlock: vars.space.x3,
  borderRadius: vars.radius.control,
  color: vars.colour.text,
  fontSize: vars.fontSize.small,
  textAlign: 'center',
  textDecoration: 'none',
})
export const step = style({ display: 'inline-flex', alignItems: 'center', minHeight: vars.size.touch })
export const choices = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.x4,
  padding: `${vars.space.x2} ${vars.space.x5} ${vars.space.x5}`,
})
