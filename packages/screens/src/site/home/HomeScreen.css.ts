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
/** Beside its button where there is room for both, else above it, each as wide as the card. */
export const lots = style({ flex: '999 1 12rem', minWidth: 'min(100%, 12rem)' })
export const buy = style({ flex: '1 0 auto' })
