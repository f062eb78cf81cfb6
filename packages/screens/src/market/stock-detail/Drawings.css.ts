import { vars } from '@onelot/ui/tokens'
import { style } from '@vanilla-extract/css'

export const typed = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: vars.space.x1,
})
export const kind = style({ display: 'flex' })
export const point = style({ display: 'grid', gap: vars.space.x2, minWidth: 0 })
