import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../../tokens/vars.css.ts'

export const card = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.x2,
  position: 'relative',
  width: '100%',
  padding: vars.space.x4,
  borderRadius: vars.radius.card,
  background: vars.colour.surface,
  color: vars.colour.text,
  textAlign: 'start',
  selectors: {
    '&:has(> a:active), &:has(> button:active)': { background: vars.colour.sunken },
    '&:not(:last-child)': { paddingBottom: vars.space.x2 },
  },
})
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
/** As high as its line; the touch target extends beyond it, above and below. Its focus ring is about the figure alone, clear of the lines there. */
export const pressed = style({
  position: 'relative',
  minWidth: vars.size.touch,
  minHeight: vars.size.touch,
  marginBlock: `calc((${vars.fontSize.small} * ${vars.lineHeight.normal} - ${vars.size.touch}) / 2)`,
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
export const wrapper = style({
  display: 'flex',
  flexDirection: 'column',
  borderRadius: vars.radius.card,
  background: vars.colour.surface,
})
export const actionBar = style({ padding: `0 ${vars.space.x4} ${vars.space.x3}` })
