import { vars } from '@onelot/ui/tokens'
import { style } from '@vanilla-extract/css'

/** The kind of message, on a quiet ground; unread ones have a dot at its corner. */
export const mark = style({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  width: vars.space.x8,
  height: vars.space.x8,
  borderRadius: vars.radius.round,
  background: vars.colour.quietFill,
  color: vars.colour.textSecondary,
  selectors: {
    '&[data-unread=true]': { background: vars.colour.accentTint, color: vars.colour.accent },
    '&[data-unread=true]::after': {
      content: '',
      position: 'absolute',
      top: 0,
      insetInlineEnd: 0,
      width: vars.space.x2,
      height: vars.space.x2,
      borderRadius: vars.radius.round,
      background: vars.colour.accent,
    },
  },
})
