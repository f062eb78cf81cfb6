import { style } from '@vanilla-extract/css'
import { media } from '../../tokens/media.ts'
import { vars } from '../../tokens/vars.css.ts'

export const bar = style({
  paddingBottom: vars.safeArea.bottom,
  background: vars.colour.surface,
  borderTop: `${vars.size.hairline} solid ${vars.colour.hairline}`,
  '@media': { [media.print]: { display: 'none' } },
})
export const entries = style({ display: 'flex' })
export const entry = style({ flex: '1 1 0', minWidth: 0 })
export const link = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space.x1,
  minHeight: vars.size.tabBar,
  overflowWrap: 'anywhere',
  paddingInline: vars.space.x1,
  color: vars.colour.textMuted,
  // Five words must share the width: they grow with the text only as far as they fit.
  fontSize: `min(${vars.fontSize.caption}, 4vw)`,
  lineHeight: vars.lineHeight.tight,
  textAlign: 'center',
  textDecoration: 'none',
  selectors: {
    '&[aria-current=page]': { color: vars.colour.text, fontWeight: vars.fontWeight.strong },
    '&:focus-visible': { outlineOffset: vars.size.focusInset },
  },
  '@media': {
    [media.short]: { flexDirection: 'row', minHeight: vars.size.touch },
    [media.hover]: { selectors: { '&:hover': { color: vars.colour.text } } },
    [media.forcedColours]: {
      selectors: { '&[aria-current=page]': { borderTop: `${vars.size.focusRing} solid Highlight` } },
    },
  },
})
export const badge = style({
  position: 'absolute',
  top: vars.space.x1,
  insetInlineStart: '54%',
  whiteSpace: 'nowrap',
})
