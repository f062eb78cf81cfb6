import { createVar, style } from '@vanilla-extract/css'
import { media } from '../../../tokens/media.ts'
import { vars } from '../../../tokens/vars.css.ts'

/** As large as the pane of prices, without its axis: set as it is drawn. */
export const layer = style({
  position: 'absolute',
  insetBlockStart: 0,
  insetInlineStart: 0,
  isolation: 'isolate',
  pointerEvents: 'none',
})
/** As much as a finger needs: it does not grow with the text. */
const TARGET = `calc(${vars.space.x6} + ${vars.space.x5})`
export const lines = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  overflow: 'hidden',
})
export const colourVar = createVar()
export const line = style({
  stroke: colourVar,
  strokeWidth: '1.5px',
  selectors: { '&[data-live=true]': { strokeWidth: '2.5px' } },
  '@media': { [media.forcedColours]: { forcedColorAdjust: 'auto', stroke: 'CanvasText' } },
})

const movable = style({
  position: 'absolute',
  top: 0,
  insetInlineStart: 0,
  touchAction: 'none',
  userSelect: 'none',
  WebkitUserSelect: 'none',
  WebkitTouchCallout: 'none',
  cursor: 'move',
  selectors: { '&[data-live=true]': { pointerEvents: 'auto' } },
  '@media': { [media.forcedColours]: { forcedColorAdjust: 'auto' } },
})
/** As large as a finger needs; what shows of it is the ring in its middle. */
export const end = style([
  movable,
  {
    display: 'grid',
    placeItems: 'center',
    width: TARGET,
    height: TARGET,
    margin: `calc(-0.5 * ${TARGET})`,
    borderRadius: vars.radius.round,
    opacity: 0,
    outlineOffset: `calc(-1 * ${vars.space.x2})`,
    selectors: {
      '&[data-live=true]': { opacity: 1 },
      '&[data-away=true]': { opacity: 0, pointerEvents: 'none' },
    },
  },
])
export const ring = style({
  width: vars.space.x3,
  height: vars.space.x3,
  border: `${vars.size.edge} solid ${colourVar}`,
  borderRadius: vars.radius.round,
  background: vars.colour.surface,
})

const EDGE = '1.5px'
const edges = [
  [EDGE, EDGE],
  [EDGE, `-${EDGE}`],
  [`-${EDGE}`, EDGE],
  [`-${EDGE}`, `-${EDGE}`],
]
  .map(([x, y]) => `${x} ${y} 1px ${vars.colour.surface}`)
  .join(', ')

const words = style({
  boxSizing: 'border-box',
  width: 'max-content',
  /** Within the half towards which it grows, in any size of text. */
  maxWidth: 'min(12rem, 45%)',
  paddingInline: vars.space.x1,
  borderRadius: vars.radius.chip,
  color: colourVar,
  /** Legible over bars, which a background would hide: an edge in the colour of what they are drawn on. */
  textShadow: edges,
  fontSize: vars.fontSize.caption,
  lineHeight: vars.lineHeight.tight,
  fontWeight: vars.fontWeight.strong,
  overflowWrap: 'anywhere',
})
/** Its touch target extends beyond it. */
export const text = style([
  movable,
  words,
  {
    border: `${vars.size.hairline} solid transparent`,
    selectors: {
      '&[data-live=true]': { borderColor: colourVar },
      '&[data-away=true]': { visibility: 'hidden' },
      '&::before': {
        content: '',
        position: 'absolute',
        inset: `calc(-1 * ${vars.space.x4})`,
      },
    },
  },
])
export const note = style([words, { position: 'absolute', top: 0, insetInlineStart: 0 }])

/** Takes every finger on the pane while something is drawn. */
export const pad = style({
  position: 'absolute',
  inset: 0,
  touchAction: 'none',
  userSelect: 'none',
  WebkitUserSelect: 'none',
  cursor: 'crosshair',
  pointerEvents: 'auto',
})
/** Over the pad, where no finger needs to draw: in the room over the highest price. */
export const task = style({
  position: 'absolute',
  insetInline: vars.space.x2,
  top: vars.space.x1,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.x2,
  paddingInline: `${vars.space.x3} ${vars.space.x1}`,
  borderRadius: vars.radius.control,
  background: vars.colour.surface,
  boxShadow: vars.shadow.raised,
  fontSize: vars.fontSize.small,
  pointerEvents: 'auto',
})
/** Nothing of it is to reach over the edge of the page. */
export const help = style({ position: 'absolute', top: 0, insetInlineStart: vars.space.x4 })
