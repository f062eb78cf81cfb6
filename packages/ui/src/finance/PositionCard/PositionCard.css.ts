import { globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../../tokens/vars.css.ts'

/** Takes a press anywhere on the card but on the button within, which lies above. */
export const opening = style({
  display: 'block',
  width: '100%',
  color: 'inherit',
  textAlign: 'start',
  textDecoration: 'none',
  selectors: {
    '&::after': { content: '', position: 'absolute', inset: 0, borderRadius: vars.radius.card },
    '&:focus-visible': { outline: 'none' },
    '&:focus-visible::after': { outline: `${vars.size.focusRing} solid ${vars.colour.focus}` },
  },
})
const pressable = style({
  display: 'flex',
  flexDirection: 'column',
  position: 'relative',
  width: '100%',
  borderRadius: vars.radius.card,
  color: vars.colour.text,
  textAlign: 'start',
  selectors: {
    [`&:has(${opening}:active)`]: { background: vars.colour.sunken },
  },
})
export const looks = styleVariants({
  card: [
    pressable,
    {
      gap: vars.space.x2,
      padding: vars.space.x4,
      selectors: { '&:not(:last-child)': { paddingBottom: vars.space.x2 } },
    },
  ],
  row: [
    pressable,
    {
      containerType: 'inline-size',
      flexDirection: 'row',
      alignItems: 'center',
      gap: vars.space.x3,
      padding: `${vars.space.x3} ${vars.space.x4}`,
    },
  ],
})
/** Gives way where the text is large. */
export const mark = style({
  flexShrink: 0,
  '@container': { '(max-width: 13rem)': { display: 'none' } },
})
export const rowLines = style({
  display: 'flex',
  flexDirection: 'column',
  flex: '1 1 0',
  minWidth: 0,
  gap: vars.space.x1,
})
export const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: vars.space.x3,
})
/** In the largest text the worth goes under the name so that the name keeps its width. */
export const name = style({ flex: '1 1 6em', minWidth: 0 })
export const tags = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space.x1} ${vars.space.x2}`,
})
export const wrapping = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${vars.space.x1} ${vars.space.x4}`,
})
export const result = style({ marginInlineStart: 'auto' })
export const rest = style({ display: 'flex', flexDirection: 'column', gap: vars.space.x1 })
export const figure = style({
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'flex-end',
  columnGap: vars.space.x2,
})
/** A finger does not grow with the text, and what is around the figure can be touched too. */
const target = '44px'
/** As high as its line; the touch target extends beyond it, above and below, over the edge of the next row. Its focus ring is about the figure alone, clear of the lines there. */
export const pressed = style({
  position: 'relative',
  zIndex: 1,
  minWidth: target,
  minHeight: target,
  marginBlock: `calc((${vars.fontSize.small} * ${vars.lineHeight.normal} - ${target}) / 2)`,
  borderRadius: vars.radius.chip,
  textAlign: 'end',
  selectors: { '&:focus-visible': { outline: 'none' } },
})
globalStyle(`${pressed}:focus-visible > ${figure}`, {
  borderRadius: vars.radius.chip,
  outline: `${vars.size.focusRing} solid ${vars.colour.focus}`,
  outlineOffset: vars.size.focusRing,
})
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: vars.space.x2,
})
const wrapper = style({ display: 'flex', flexDirection: 'column' })
export const wrappers = styleVariants({
  card: [wrapper, { borderRadius: vars.radius.card, background: vars.colour.surface }],
  row: [wrapper],
})
export const actionBar = style({ padding: `0 ${vars.space.x4} ${vars.space.x3}` })
