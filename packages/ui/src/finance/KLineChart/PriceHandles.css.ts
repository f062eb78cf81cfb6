import { style } from '@vanilla-extract/css'
import { media } from '../../tokens/media.ts'
import { vars } from '../../tokens/vars.css.ts'

/** As wide as the plot, without the price axis. */
export const layer = style({
  position: 'absolute',
  insetBlockStart: 0,
  insetInlineStart: 0,
  height: 0,
  isolation: 'isolate',
  pointerEvents: 'none',
})
export const line = style({
  position: 'absolute',
  top: 0,
  insetInlineStart: 0,
  width: '100%',
  borderTop: `${vars.size.hairline} dashed ${vars.colour.accent}`,
  selectors: { '&[data-moved=true]': { borderTopStyle: 'solid' } },
})
/** From a label to its line, where there was no room on it. */
export const stem = style({
  position: 'absolute',
  top: 0,
  insetInlineStart: 0,
  borderInlineStart: `${vars.size.hairline} dashed ${vars.colour.accent}`,
})
/** At the left, where bars are oldest, and over the lines of others. */
export const label = style({
  position: 'absolute',
  zIndex: vars.layer.base,
  top: 0,
  insetInlineStart: vars.space.x1,
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.x1,
  maxWidth: '70%',
  minHeight: vars.space.x6,
  paddingInline: vars.space.x2,
  border: `${vars.size.hairline} solid ${vars.colour.accent}`,
  borderRadius: vars.radius.chip,
  background: vars.colour.surface,
  color: vars.colour.accent,
  fontSize: vars.fontSize.caption,
  fontWeight: vars.fontWeight.strong,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
  selectors: {
    /** Where its price is, beyond what is in view. */
    '&[data-beyond=above]::after': { content: `"↑" / ""` },
    '&[data-beyond=below]::after': { content: `"↓" / ""` },
  },
  '@media': { [media.forcedColours]: { forcedColorAdjust: 'auto' } },
})
/** As high as its text; its touch target extends beyond it. */
export const handle = style({
  touchAction: 'none',
  userSelect: 'none',
  WebkitUserSelect: 'none',
  WebkitTouchCallout: 'none',
  cursor: 'ns-resize',
  pointerEvents: 'auto',
  selectors: {
    '&::before': {
      content: '',
      position: 'absolute',
      insetInline: `calc(-1 * ${vars.space.x1})`,
      top: '50%',
      /** The distance of two labels, which does not grow with the text. */
      height: `max(100%, calc(${vars.space.x6} + ${vars.space.x5}))`,
      transform: 'translateY(-50%)',
    },
    '&[data-moved=true]': { background: vars.colour.accent, color: vars.colour.surface },
  },
})
export const words = style({ overflow: 'hidden', textOverflow: 'ellipsis' })
