import { vars } from '@onelot/ui/tokens'
import { style } from '@vanilla-extract/css'

export const page = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.x5,
  padding: vars.space.page,
})
export const link = style({})
export const toLogin = style({ display: 'flex', alignItems: 'center', minHeight: vars.size.touch })
