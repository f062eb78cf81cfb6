import { style } from '@vanilla-extract/css'
import { media } from '../../tokens/media.ts'
import { vars } from '../../tokens/vars.css.ts'

/** What the figure takes before what is beside it breaks. */
const FIGURE = '9rem'

export const card = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.x5,
  minWidth: 0,
  padding: vars.space.x5,
  borderRadius: vars.radius.card,
  background: vars.colour.surface,
  color: vars.colour.text,
  selectors: { '&:has(> [data-head] a:active)': { background: vars.colour.sunken } },
  '@media': {
    [media.narrow]: { padding: vars.space.x4 },
    [media.forcedColours]: { border: `${vars.size.hairline} solid` },
  },
})
export const head = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space.x3 })
export const title = style({ display: 'flex', flexDirection: 'column', flex: '1 1 7em', minWidth: 0 })
/** The whole card is its area; what is pressed within it lies above. */
export const link = style({
  color: 'inherit',
  textDecoration: 'none',
  selectors: {
    '&::after': { content: '', position: 'absolute', inset: 0, borderRadius: vars.radius.card },
    '&:focus-visible': { outline: 'none' },
    '&:focus-visible::after': { outline: `${vars.size.focusRing} solid ${vars.colour.focus}` },
  },
})
export const state = style({ alignSelf: 'flex-start', maxWidth: '100%' })
export const lead = style({
  containerType: 'inline-size',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: `${vars.space.x3} ${vars.space.x4}`,
})
/** Its width is what the figure may shrink to, so that it never runs past the card. */
export const figure = style({
  display: 'flex',
  flexDirection: 'column',
  flex: `1 1 ${FIGURE}`,
  minWidth: 0,
  containerType: 'inline-size',
})
/** Beside the figure, broken where it is long; below it, and at its beginning, where there is no room for both. */
export const deadline = style({
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  maxWidth: `calc(100% - ${FIGURE} - ${vars.space.x4})`,
  marginInlineStart: 'auto',
  textAlign: 'end',
  textWrap: 'balance',
  '@container': {
    '(max-width: 15rem)': { maxWidth: '100%', marginInlineStart: 0, textAlign: 'start' },
  },
})
/** What is over has no time left to name. */
export const deadlineLabel = style({
  display: 'flex',
  flexDirection: 'column',
  selectors: { '[data-deadline]:has([data-over=true]) > &': { visibility: 'hidden' } },
})
export const deadlineTime = style({
  fontSize: vars.fontSize.lead,
  fontWeight: vars.fontWeight.strong,
  lineHeight: vars.lineHeight.relaxed,
  selectors: {
    '&:has([data-over=true])': { color: vars.colour.textSecondary },
    '&:has([data-near=true])': { color: vars.colour.accent },
  },
})
export const mine = style({
  padding: `${vars.space.x3} ${vars.space.x4}`,
  borderRadius: vars.radius.control,
  background: vars.colour.sunken,
  fontSize: vars.fontSize.small,
  lineHeight: vars.lineHeight.normal,
})
export const action = style({ position: 'relative', display: 'flex', flexDirection: 'column' })
