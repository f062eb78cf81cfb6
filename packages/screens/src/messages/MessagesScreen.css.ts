import { vars } from '@onelot/ui/tokens'
import { style } from '@vanilla-extract/css'

export const list = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.x3,
  padding: `${vars.space.x3} ${vars.space.page} ${vars.space.page}`,
})
export const heading = style({ padding: `${vars.space.x4} ${vars.space.x5} 0` })
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
export const skeletonRow = style({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr auto',
  alignItems: 'center',
  gap: vars.space.x3,
  minHeight: vars.size.row,
  padding: `${vars.space.x2} ${vars.space.x5}`,
})
