import { style } from '@vanilla-extract/css'
import { vars } from '../../tokens/vars.css.ts'

export const track = style({
  display: 'flex',
  padding: vars.space.x1,
  borderRadius: vars.radius.control,
  background: vars.colour.sunken,
})
export const segment = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  flex: '1 1 0',
  minWidth: 0,
  minHeight: vars.size.touch,
  paddingInline: vars.space.x2,
  borderRadius: vars.radius.chip,
  color: vars.colour.textSecondary,
  fontSize: vars.fontSize.small,
  fontWeight: vars.fontWeight.strong,
  textAlign: 'center',
  cursor: 'pointer',
  selectors: {
    '&:has(:checked)': { background: vars.colour.selected, color: vars.colour.text },
    '&[data-tone=up]:has(:checked)': { background: vars.market.upFill, color: vars.market.onUpFill },
    '&[data-tone=down]:has(:checked)': { background: vars.market.downFill, color: vars.market.onDownFill },
    '&:has(:disabled)': { color: vars.colour.textMuted, cursor: 'not-allowed' },
    '&:has(:focus-visible)': { outline: `${vars.size.focusRing} solid ${vars.colour.focus}` },
  },
})
export const input = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  margin: 0,
  opacity: 0,
  cursor: 'inherit',
})
