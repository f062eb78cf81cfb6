import { vars } from '@onelot/ui'
import { style } from '@vanilla-extract/css'

export const page = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space.x3,
  minHeight: '100dvh',
  padding: vars.space.page,
})
export const steps = style({ marginTop: vars.space.x8 })
