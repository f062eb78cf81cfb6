import { style } from '@vanilla-extract/css'
import { media } from '../../tokens/media.ts'
import { vars } from '../../tokens/vars.css.ts'

export const form = style({ display: 'flex', flexDirection: 'column', gap: vars.space.x3, minWidth: 0 })
/** Side and order type share a line where both can be read. */
export const choices = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.x2 })
export const choice = style({ flex: '1 1 8rem', minWidth: 0 })
export const marketPrice = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `0 ${vars.space.x4}`,
})
export const about = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: `0 ${vars.space.x2}`,
})

/** Takes the height of a line of text; its touch target extends beyond, more above than below, where a field is. */
export const fold = style({
  position: 'relative',
  display: 'inline-flex',
  marginInlineStart: 'auto',
  alignItems: 'center',
  gap: vars.space.x1,
  minHeight: `calc(${vars.space.x8} + ${vars.space.x3})`,
  marginBlock: `calc(-1 * ${vars.space.x3}) calc(-1 * ${vars.space.x2})`,
  paddingTop: vars.space.x1,
  marginInlineEnd: `calc(-1 * ${vars.space.x2})`,
  paddingInline: vars.space.x2,
  borderRadius: vars.radius.control,
  color: vars.colour.textMuted,
  fontSize: vars.fontSize.small,
  /** No field follows: the choice of how to enter the quantity comes next, and its own touch target extends upwards. */
  selectors: { [`${marketPrice} > &`]: { marginBottom: 0 } },
})
export const chevron = style({
  transition: `transform ${vars.motion.normal} ${vars.motion.easeOut}`,
  selectors: { '[aria-expanded=true] &': { transform: 'rotate(180deg)' } },
  '@media': { [media.reducedMotion]: { transition: 'none' } },
})

export const action = style({ display: 'flex', flexDirection: 'column', gap: vars.space.x2 })
/** Always in the document, so that changes are announced, and without a gap while it is empty. */
export const reasons = style({ selectors: { '&:empty': { marginBottom: `calc(-1 * ${vars.space.x2})` } } })
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
  '@container': { '(max-width: 12rem)': { display: 'none' } },
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
