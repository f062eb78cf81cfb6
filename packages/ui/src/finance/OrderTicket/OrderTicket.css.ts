import { style } from '@vanilla-extract/css'
import { media } from '../../tokens/media.ts'
import { vars } from '../../tokens/vars.css.ts'

export const form = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.x3,
  minWidth: 0,
  /** The first line's touch target extends beyond it. */
  paddingTop: vars.space.x2,
})
export const liveHead = style({
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: `0 ${vars.space.x2}`,
})
/** What is folded to a line each. */
export const lines = style({ display: 'flex', flexDirection: 'column' })
/** Scrolled into view, it leaves room for the focus ring of its line. */
export const part = style({
  scrollMarginBlock: vars.space.x2,
  selectors: {
    '& + &': { boxShadow: `inset 0 ${vars.size.hairline} ${vars.colour.hairline}` },
  },
})
export const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `0 ${vars.space.x4}`,
  width: '100%',
  minHeight: vars.size.touch,
  borderRadius: vars.radius.chip,
  textAlign: 'start',
  fontVariantNumeric: 'tabular-nums',
})
export const lineValue = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.x2,
  marginInlineStart: 'auto',
})
/** The focus ring of its line extends into it. */
export const unfolded = style({ paddingBlock: `${vars.space.x2} ${vars.space.x3}` })
/** A switch of two lines, which is as far from the hairlines as the text of a line. */
export const flag = style({ paddingBlock: vars.space.x1 })
/** What is said of a day trade, under its switch. */
export const dayTrade = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.x2,
  paddingBlock: `${vars.space.x1} ${vars.space.x2}`,
})
/** Fields by themselves, the first of which may have such a button over it. */
export const fields = style({ paddingTop: vars.space.x1 })
/** Takes the height of a line of text; its touch target extends beyond it. */
export const done = style({
  position: 'relative',
  minWidth: `calc(${vars.size.touch} + ${vars.space.x1})`,
  minHeight: `calc(${vars.space.x8} + ${vars.space.x3})`,
  marginBlock: `calc(-1 * ${vars.space.x3}) calc(-1 * ${vars.space.x2})`,
  marginInlineEnd: `calc(-1 * ${vars.space.x2})`,
  paddingInline: vars.space.x2,
  borderRadius: vars.radius.control,
  color: vars.colour.accent,
  fontSize: vars.fontSize.small,
  fontWeight: vars.fontWeight.strong,
})
export const chevron = style({
  transition: `transform ${vars.motion.normal} ${vars.motion.easeOut}`,
  selectors: { '[aria-expanded=true] &': { transform: 'rotate(180deg)' } },
  '@media': { [media.reducedMotion]: { transition: 'none' } },
})

export const action = style({ display: 'flex', flexDirection: 'column', gap: vars.space.x2 })
/** Always in the document, so that changes are announced, and without a gap while it is empty. */
export const reasons = style({ selectors: { '&:empty': { marginBottom: `calc(-1 * ${vars.space.x2})` } } })
export const warning = style({ display: 'flex', gap: vars.space.x1 })
export const reason = style({ display: 'flex', gap: vars.space.x1, color: vars.colour.error })

/** What is unfolded rises above its line, so that the line stays under the finger and the sum beside the button. */
export const cost = style({
  containerType: 'inline-size',
  display: 'flex',
  flexDirection: 'column-reverse',
  gap: vars.space.x2,
})
export const sum = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `0 ${vars.space.x4}`,
  width: '100%',
  minHeight: `calc(${vars.space.x8} + ${vars.space.x3})`,
  borderRadius: vars.radius.chip,
  textAlign: 'start',
})
export const sumFigure = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.x2,
  marginInlineStart: 'auto',
  color: vars.colour.textMuted,
})
/** The largest text leaves the fields no room beside it; it then shows only in what unfolds. */
export const note = style({
  flexBasis: '100%',
  '@container': {
    '(max-width: 12rem)': { display: 'none' },
  },
  '@media': {
    [media.small]: { selectors: { '&[data-cash=typing]': { display: 'none' } } },
    // The panel beside a page has no height to spare with large text.
    [media.tablet]: { selectors: { '&[data-cash]': { display: 'none' } } },
  },
})
export const costs = style({
  maxHeight: '32dvh',
  padding: vars.space.x4,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  borderRadius: vars.radius.control,
  background: vars.colour.sunken,
  selectors: { '&:focus-visible': { outlineOffset: vars.size.focusInset } },
})
