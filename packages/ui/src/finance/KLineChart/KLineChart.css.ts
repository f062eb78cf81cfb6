import { createVar, style, styleVariants } from '@vanilla-extract/css'
import { media } from '../../tokens/media.ts'
import { vars } from '../../tokens/vars.css.ts'

/** Height of the plot with all its panes. */
export const heightVar = createVar()
/** Height of the lines that the legend has less than that of a candle. */
const linesLessVar = createVar()
const line = `(${vars.fontSize.caption} * ${vars.lineHeight.normal} + ${vars.space.x1})`

/** As high in every period: what is under it stays where it is when another is chosen. */
export const root = style({
  display: 'flow-root',
  minWidth: 0,
  background: vars.colour.surface,
  vars: { [linesLessVar]: '0px' },
  selectors: {
    '&[data-period=timeShare]': { vars: { [linesLessVar]: `calc(${line})` } },
    '&[data-fill=true]': { display: 'flex', flexDirection: 'column', height: '100%', minHeight: 0 },
  },
  '@media': {
    [media.small]: {
      selectors: { '&[data-period=timeShare]': { vars: { [linesLessVar]: `calc(2 * ${line})` } } },
    },
  },
})

/** Time runs from left to right in every language. What is drawn on a canvas keeps its own colours, and so its own background. */
export const region = style({
  direction: 'ltr',
  position: 'relative',
  outlineOffset: `calc(-1 * ${vars.size.edge})`,
  selectors: { '[data-fill=true] > &': { flex: '1 1 0', minHeight: 0 } },
  '@media': { [media.forcedColours]: { background: vars.colour.surface, forcedColorAdjust: 'none' } },
})

/**
 * A vertical drag belongs to the page: the browser scrolls without asking. The chart handles horizontal drags, pinches and long presses, and a
 * long press selects nothing.
 */
export const host = style({
  height: `calc(${heightVar} + ${linesLessVar})`,
  isolation: 'isolate',
  contain: 'strict',
  touchAction: 'pan-y',
  userSelect: 'none',
  WebkitUserSelect: 'none',
  WebkitTouchCallout: 'none',
  overflow: 'hidden',
  selectors: { '[data-fill=true] > * > &': { height: '100%' } },
})

export const empty = style({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  placeItems: 'center',
  background: vars.colour.surface,
})

/** Its figures change with every tick; the layout around it does not depend on them. */
export const legend = style({
  contain: 'content',
  display: 'grid',
  gap: vars.space.x1,
  padding: `${vars.space.x2} ${vars.space.page} ${vars.space.x2}`,
  fontSize: vars.fontSize.caption,
  lineHeight: vars.lineHeight.normal,
  fontVariantNumeric: 'tabular-nums',
  color: vars.colour.textSecondary,
  selectors: {
    /** In as few lines as there is width for. */
    '[data-fill=true] > &': {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      gap: `0 ${vars.space.x4}`,
      paddingBlock: vars.space.x1,
    },
  },
})

/** As high with a tag in it as without. */
export const when = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space.x2,
  minHeight: `calc(${vars.fontSize.caption} * ${vars.lineHeight.relaxed} + 2 * ${vars.size.hairline})`,
  color: vars.colour.text,
  fontWeight: vars.fontWeight.strong,
})

/** What the second line of time-share is, with its value. */
export const average = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.x1,
  marginInlineStart: 'auto',
  color: vars.colour.textMuted,
  fontWeight: vars.fontWeight.regular,
})
export const swatchVar = createVar()
export const swatch = style({
  width: vars.space.x3,
  borderTop: `${vars.size.edge} solid ${swatchVar}`,
  '@media': { [media.forcedColours]: { forcedColorAdjust: 'none' } },
})

/** Lighter than the time that it belongs to. */
export const zone = style({ color: vars.colour.textMuted, fontWeight: vars.fontWeight.regular })

export const details = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  columnGap: vars.space.x4,
  rowGap: vars.space.x1,
  selectors: {
    '[data-fill=true] > * > &': { display: 'flex', flexWrap: 'wrap', rowGap: 0 },
  },
  '@media': {
    /** As wide as what each has to say, so that a figure stays beside its name. */
    [media.narrow]: { gridTemplateColumns: 'repeat(3, auto)', columnGap: vars.space.x2 },
    /** The price over the chart follows the crosshair too; a small phone has the room for the line. */
    [media.small]: { selectors: { '[data-period=timeShare] > * > &': { display: 'none' } } },
  },
})

export const fact = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: vars.space.x1,
})

export const factName = style({ color: vars.colour.textMuted })
export const factValue = style({ margin: 0, color: vars.colour.text })

export const direction = styleVariants({
  up: { color: vars.market.up },
  down: { color: vars.market.down },
  flat: { color: vars.market.flat },
})

export const footer = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.x3,
  paddingInline: vars.space.page,
})

export const tableButton = style({
  minWidth: vars.size.touch,
  minHeight: vars.size.touch,
  marginInline: `calc(-1 * ${vars.space.x2})`,
  paddingInline: vars.space.x2,
  borderRadius: vars.radius.chip,
  fontSize: vars.fontSize.small,
  color: vars.colour.accent,
})

export const note = style({ fontSize: vars.fontSize.caption, color: vars.colour.textMuted })

export const tableScroll = style({
  maxHeight: '60dvh',
  overflow: 'auto',
  paddingInline: vars.space.page,
  outlineOffset: `calc(-1 * ${vars.size.edge})`,
})

export const table = style({
  width: '100%',
  fontSize: vars.fontSize.caption,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
})

export const caption = style({
  paddingBlock: vars.space.x2,
  textAlign: 'start',
  color: vars.colour.textMuted,
})

export const headCell = style({
  position: 'sticky',
  top: 0,
  paddingBlock: vars.space.x2,
  paddingInlineStart: vars.space.x3,
  background: vars.colour.surface,
  color: vars.colour.textMuted,
  fontWeight: vars.fontWeight.regular,
  textAlign: 'end',
  selectors: { '&:first-child': { textAlign: 'start', paddingInlineStart: 0 } },
})

export const cell = style({
  paddingBlock: vars.space.x2,
  paddingInlineStart: vars.space.x3,
  borderTop: `${vars.size.hairline} solid ${vars.colour.hairline}`,
  fontWeight: vars.fontWeight.regular,
  textAlign: 'end',
  selectors: { 'th&': { textAlign: 'start', paddingInlineStart: 0 } },
})
