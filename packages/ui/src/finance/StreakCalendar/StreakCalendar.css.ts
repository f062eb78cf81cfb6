import { style } from '@vanilla-extract/css'
import { media } from '../../tokens/media.ts'
import { vars } from '../../tokens/vars.css.ts'

export const root = style({ display: 'flex', flexDirection: 'column', gap: vars.space.x2, minWidth: 0 })
export const head = style({ display: 'flex', alignItems: 'center', justifyContent: 'space-between' })
export const grid = style({ width: '100%', tableLayout: 'fixed', borderCollapse: 'collapse' })
export const weekday = style({
  position: 'relative',
  paddingBottom: vars.space.x1,
  color: vars.colour.textMuted,
  fontSize: vars.fontSize.small,
  fontWeight: vars.fontWeight.regular,
  textAlign: 'center',
})
export const cell = style({ position: 'relative', padding: `${vars.space.x1} 0`, textAlign: 'center' })
/** A circle that never grows wider than its column. */
export const day = style({
  display: 'grid',
  placeItems: 'center',
  width: `min(100%, ${vars.size.touch})`,
  maxWidth: vars.size.touch,
  aspectRatio: '1',
  marginInline: 'auto',
  borderRadius: vars.radius.round,
  fontSize: `min(${vars.fontSize.body}, 4.5vmin)`,
  fontVariantNumeric: 'tabular-nums',
  lineHeight: 1,
  color: vars.colour.textMuted,
  overflow: 'hidden',
  selectors: {
    '&[data-state=signed]': { background: vars.colour.accent, color: vars.colour.onAccent },
    '&[data-state=missed]': { background: vars.colour.sunken, color: vars.colour.textSecondary },
    '&[data-state=today]': {
      boxShadow: `inset 0 0 0 ${vars.size.focusRing} ${vars.colour.accent}`,
      color: vars.colour.accent,
      fontWeight: vars.fontWeight.bold,
    },
  },
  '@media': {
    [media.forcedColours]: {
      selectors: {
        '&[data-state=signed]': {
          background: 'Highlight',
          color: 'HighlightText',
          forcedColorAdjust: 'none',
        },
        '&[data-state=today]': { border: `${vars.size.focusRing} solid Highlight` },
      },
    },
  },
})
/** Missed, so that it is not shown by colour alone. */
export const struck = style({ textDecoration: 'line-through' })
