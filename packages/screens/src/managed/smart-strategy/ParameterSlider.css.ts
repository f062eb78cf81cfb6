import { vars } from '@onelot/ui/tokens'
import { style } from '@vanilla-extract/css'

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: vars.space.x2,
  paddingBottom: vars.space.x1,
})
export const line = style({ display: 'flex', alignItems: 'center', gap: vars.space.x2 })
export const slider = style({
  flex: '1 1 0',
  minWidth: 0,
  height: vars.size.touch,
  margin: 0,
  accentColor: vars.colour.accent,
  cursor: 'pointer',
})
