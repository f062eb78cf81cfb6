import { vars } from '@onelot/ui/tokens'
import { style } from '@vanilla-extract/css'

/** What is typed: the one figure of the page. */
export const typed = style({
  display: 'flex',
  alignItems: 'baseline',
  gap: vars.space.x1,
  minWidth: 0,
  overflowWrap: 'anywhere',
  fontSize: vars.fontSize.display,
  fontWeight: vars.fontWeight.bold,
  lineHeight: vars.lineHeight.tight,
  fontVariantNumeric: 'tabular-nums',
  selectors: { '&[data-empty=true]': { color: vars.colour.textMuted } },
})
export const mark = style({
  flexShrink: 0,
  fontSize: vars.fontSize.title,
  fontWeight: vars.fontWeight.regular,
  color: vars.colour.textSecondary,
})
