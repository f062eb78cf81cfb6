import { style } from '@vanilla-extract/css'
import { media } from '../../tokens/media.ts'
import { vars } from '../../tokens/vars.css.ts'

/** As wide as the plot, without the price axis. */
export const layer = style({
  position: 'absolute',
  insetBlockStart: 0,
  insetInlineStart: 0,
  height: 0,
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
  insetInlineEnd: 0,
  borderInlineEnd: `${vars.size.hairline} dashed ${vars.colour.accent}`,
})
/** As high as its text; its touch target extends beyond it. */
export const handle = style({
  position: 'absolute',
  top: 0,
  insetInlineEnd: vars.space.x1,
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
      insetBlock: `calc((${vars.space.x6} - ${vars.size.touch}) / 2 - ${vars.size.hairline})`,
    },
    '&[data-moved=true]': { background: vars.colour.accent, color: vars.colour.surface },
  },
  '@media': { [media.forcedColours]: { forcedColorAdjust: 'auto' } },
})
export const words = style({ overflow: 'hidden', textOverflow: 'ellipsis' })
