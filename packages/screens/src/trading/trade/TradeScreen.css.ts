import { media, vars } from '@onelot/ui/tokens'
import { globalStyle, style, styleVariants } from '@vanilla-extract/css'

export const summary = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.x3,
  padding: `${vars.space.x3} ${vars.space.page} ${vars.space.x1}`,
})
/** Beside the title of the header, against the practice label. */
export const headerTotal = style({ display: 'block', textAlign: 'end' })
/** Its text ends at the margin; its padding extends into it. */
export const fold = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.x1,
  marginInlineEnd: `calc(-1 * ${vars.space.x4})`,
})
export const folded = style({ paddingBottom: vars.space.x2 })
/** From the figures to how they came about. */
export const more = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  minHeight: vars.size.touch,
  color: vars.colour.accent,
  fontWeight: vars.fontWeight.strong,
  textDecoration: 'none',
})
/** From a list of cards to all orders, and what can be done with all that wait. */
export const orders = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.x2,
  padding: `${vars.space.x2} ${vars.space.page} 0`,
})
/** The assets scroll beside the order; on a narrow phone it is in a line of its own, so that neither is cut. */
export const filters = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.x2,
  padding: `${vars.space.x1} ${vars.space.page} 0`,
  '@media': { [media.narrow]: { flexWrap: 'wrap', justifyContent: 'flex-end' } },
})
export const assets = style({
  flex: '1 1 0',
  minWidth: 0,
  overflowX: 'auto',
  scrollbarWidth: 'none',
  '@media': { [media.narrow]: { flexBasis: '100%' } },
})
/** As high as the touch targets of a line of text, which extend beyond it. */
export const grouping = style({
  display: 'flex',
  justifyContent: 'flex-end',
  alignItems: 'center',
  minHeight: vars.size.touch,
  paddingTop: vars.space.x2,
  paddingInline: vars.space.page,
})
const list = style({
  display: 'flex',
  flexDirection: 'column',
  margin: `${vars.space.x2} ${vars.space.page} ${vars.space.page}`,
})
/** Of one surface, with lines between them. */
export const rows = style({ borderRadius: vars.radius.card, background: vars.colour.surface })
globalStyle(`${rows} > * + *::before`, {
  content: '',
  display: 'block',
  height: vars.size.hairline,
  marginInline: vars.space.x4,
  background: vars.colour.hairline,
})
export const lists = styleVariants({
  card: [list, { gap: vars.space.x3 }],
  row: [list, rows],
})
/** A touch target that extends beyond its line. */
export const name = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  minHeight: vars.size.touch,
  marginBlock: `calc(-1 * ${vars.space.x2})`,
  color: 'inherit',
  textDecoration: 'none',
})
export const worth = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-end',
  gap: vars.space.x1,
  marginInlineStart: 'auto',
})
