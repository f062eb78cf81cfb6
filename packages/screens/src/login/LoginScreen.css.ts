import { vars } from '@onelot/ui/tokens'
import { style } from '@vanilla-extract/css'

export const page = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.x5,
  padding: vars.space.page,
})
export const links = style({ display: 'flex', justifyContent: 'space-between', gap: vars.space.x4 })
export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: vars.size.touch,
  minWidth: vars.size.touch,
})
