import { vars } from '@onelot/ui/tokens'
import { style } from '@vanilla-extract/css'

export const bell = style({ position: 'relative', display: 'inline-flex' })
/** At the corner of the bell; it takes no press. */
export const count = style({
  position: 'absolute',
  top: vars.space.x1,
  insetInlineStart: '50%',
  minWidth: '1.25em',
  paddingInline: '0.3em',
  borderRadius: vars.radius.round,
  background: vars.colour.accent,
  color: vars.colour.onAccent,
  fontSize: vars.fontSize.caption,
  fontWeight: vars.fontWeight.bold,
  lineHeight: 1.4,
  textAlign: 'center',
  pointerEvents: 'none',
})
