import { media, vars } from '@onelot/ui/tokens'
import { style } from '@vanilla-extract/css'

export const strip = style({
  display: 'flex',
  gap: vars.space.x2,
  padding: `${vars.space.x2} ${vars.space.page} ${vars.space.x1}`,
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  scrollbarWidth: 'none',
  scrollSnapType: 'x proximity',
  scrollPaddingInline: vars.space.page,
  '@media': { [media.onItsSide]: { flexDirection: 'column', paddingInlineStart: 0, overflowX: 'visible' } },
})
export const item = style({ display: 'flex', flexShrink: 0, maxWidth: '100%', scrollSnapAlign: 'start' })
export const card = style({
  display: 'flex',
  flexDirection: 'column',
  minWidth: '8.5rem',
  minHeight: vars.size.touch,
  '@media': { [media.onItsSide]: { width: '100%', minWidth: 0 } },
  padding: `${vars.space.x2} ${vars.space.x3}`,
  borderRadius: vars.radius.control,
  background: vars.colour.surface,
  color: vars.colour.text,
  textDecoration: 'none',
  selectors: { '&:is(:hover, :active)': { background: vars.colour.sunken } },
})
/** As high as the cards beside it. */
export const way = style([
  card,
  { flexDirection: 'row', alignItems: 'center', justifyContent: 'space-between', gap: vars.space.x2 },
])
export const figures = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: `0 ${vars.space.x3}`,
})
