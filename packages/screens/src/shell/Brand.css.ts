import { vars } from '@onelot/ui/tokens'
import { style } from '@vanilla-extract/css'

export const brand = style({ display: 'flex', alignItems: 'center', gap: vars.space.x2 })
export const sign = style({ width: '2.5rem', height: '2.5rem', color: vars.colour.accent })
export const name = style({
  fontSize: vars.fontSize.display,
  fontWeight: vars.fontWeight.bold,
  letterSpacing: '-0.02em',
})
