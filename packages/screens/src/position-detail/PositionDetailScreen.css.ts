import { vars } from '@onelot/ui'
import { style } from '@vanilla-extract/css'

export const page = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.x5,
  padding: vars.space.page,
})
export const name = style({ color: 'inherit', textDecoration: 'none' })
export const ledgerTitle = style({
  padding: `${vars.space.x4} ${vars.space.page} ${vars.space.x1}`,
  fontWeight: vars.fontWeight.bold,
})
