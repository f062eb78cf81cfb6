import { vars } from '@onelot/ui/tokens'
import { style } from '@vanilla-extract/css'

export const unread = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.x2,
  minHeight: vars.size.touch,
  color: vars.colour.text,
  textDecoration: 'none',
})
export const dot = style({
  flexShrink: 0,
  width: vars.space.x2,
  height: vars.space.x2,
  borderRadius: '50%',
  background: vars.colour.accent,
})
/** Beside its button where there is room for both. */
export const lots = style({ flex: '1 1 8rem', minWidth: 0 })
