import { createVar, style } from '@vanilla-extract/css'
import { media } from '../../tokens/media.ts'
import { vars } from '../../tokens/vars.css.ts'

/** Of a line that has no tone. */
export const colourVar = createVar()
/** As wide as the plot, without the price axis. */
export const layer = style({
  position: 'absolute',
  insetBlockStart: 0,
  insetInlineStart: 0,
  height: 0,
  vars: { [colourVar]: vars.colour.control },
  isolation: 'isolate',
  pointerEvents: 'none',
})
/** Set as it is drawn: the width of the price axis, and the height of what is written over the prices. */
export const axisProperty = '--price-axis'
export const roomProperty = '--over-prices'

const tones = {
  up: { line: vars.market.up, fill: vars.market.upFill, on: vars.market.onUpFill },
  down: { line: vars.market.down, fill: vars.market.downFill, on: vars.market.onDownFill },
} as const

export const line = style({
  position: 'absolute',
  top: 0,
  insetInlineStart: 0,
  width: '100%',
  borderTop: `${vars.size.hairline} dashed ${colourVar}`,
  selectors: {
    '&[data-tone=up]': { borderColor: tones.up.line },
    '&[data-tone=down]': { borderColor: tones.down.line },
    '&[data-moved=true]': { borderTopStyle: 'solid' },
  },
})
/** From a line to its tag, where there was no room on it. */
export const stem = style({
  position: 'absolute',
  top: 0,
  insetInlineEnd: 0,
  transformOrigin: '100% 0',
  borderTop: `${vars.size.hairline} solid ${colourVar}`,
  selectors: {
    '&[data-tone=up]': { borderColor: tones.up.line },
    '&[data-tone=down]': { borderColor: tones.down.line },
  },
})
/** On the price axis, beside the candles. */
export const tag = style({
  position: 'absolute',
  zIndex: vars.layer.base,
  top: 0,
  insetInlineEnd: `calc(-1 * var(${axisProperty}))`,
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  boxSizing: 'border-box',
  /** Longer words reach over the candles, not past the edge. */
  width: 'max-content',
  minWidth: `var(${axisProperty})`,
  paddingInline: vars.size.edge,
  border: `${vars.size.hairline} solid ${colourVar}`,
  borderRadius: vars.radius.chip,
  background: vars.colour.surface,
  color: vars.colour.text,
  fontSize: `calc(0.9 * ${vars.fontSize.caption})`,
  lineHeight: 1.1,
  fontWeight: vars.fontWeight.strong,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
  selectors: {
    '&[data-tone=up]': { borderColor: tones.up.fill, background: tones.up.fill, color: tones.up.on },
    '&[data-tone=down]': { borderColor: tones.down.fill, background: tones.down.fill, color: tones.down.on },
  },
  '@media': { [media.forcedColours]: { forcedColorAdjust: 'auto' } },
})
/** As small as its text; its touch target extends beyond it. */
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
      insetInline: 0,
      top: '50%',
      /** The distance of two tags, which does not grow with the text. */
      height: `max(100%, calc(${vars.space.x6} + ${vars.space.x5}))`,
      transform: 'translateY(-50%)',
    },
    '&[data-moved=true]': { boxShadow: vars.shadow.raised },
  },
})
export const words = style({
  maxWidth: '100%',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  selectors: {
    /** Where its price is, beyond what is in view. */
    [`${tag}[data-beyond=above] > &:first-child::after`]: { content: `" ↑" / ""` },
    [`${tag}[data-beyond=below] > &:first-child::after`]: { content: `" ↓" / ""` },
  },
})
/** In the room over the highest price, in place of the figures of the averages. */
export const reading = style({
  position: 'absolute',
  zIndex: vars.layer.base,
  top: 0,
  insetInline: 0,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space.x2,
  minHeight: `var(${roomProperty})`,
  paddingInline: vars.space.page,
  background: vars.colour.surface,
  color: vars.colour.text,
  fontSize: vars.fontSize.small,
  fontWeight: vars.fontWeight.strong,
  fontVariantNumeric: 'tabular-nums',
})
