import { style } from '@vanilla-extract/css'
import { media } from '../../tokens/media.ts'
import { vars } from '../../tokens/vars.css.ts'

export const list = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  flexWrap: 'wrap',
  gap: vars.space.x1,
})
export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  minWidth: vars.size.touch,
  minHeight: vars.size.touch,
  paddingInline: vars.space.x1,
  borderRadius: vars.radius.control,
  color: vars.colour.textSecondary,
  fontVariantNumeric: 'tabular-nums',
  fontWeight: vars.fontWeight.strong,
  selectors: {
    '&:active': { background: vars.colour.sunken },
    '&[aria-current=page]': { background: vars.colour.accentTint, color: vars.colour.accent },
    '&[aria-disabled=true]': { color: vars.colour.textMuted, opacity: 0.5, cursor: 'not-allowed' },
  },
  '@media': {
    [media.forcedColours]: {
      selectors: { '&[aria-current=page]': { border: `${vars.size.edge} solid Highlight` } },
    },
  },
})
