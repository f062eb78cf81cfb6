import { style } from '@vanilla-extract/css'
import { media } from '../../tokens/media.ts'
import { vars } from '../../tokens/vars.css.ts'

export const root = style({ display: 'flex', flexDirection: 'column', gap: vars.space.x4 })
export const entry = style({ position: 'relative', direction: 'ltr', maxWidth: '24rem' })
/** Over the boxes, which show how many digits it holds. */
export const input = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  padding: 0,
  border: 0,
  background: 'none',
  color: 'transparent',
  // Below 16 px, iOS zooms in on what has the focus.
  fontSize: vars.fontSize.lead,
  caretColor: 'transparent',
  outline: 'none',
  forcedColorAdjust: 'none',
  selectors: { '&::selection': { background: 'none' } },
})
export const boxes = style({ display: 'flex', gap: vars.space.x2 })
const next = `${input}:focus + ${boxes} > &[data-next=true]`
export const box = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  flex: '1 1 0',
  minWidth: 0,
  height: vars.size.control,
  borderRadius: vars.radius.control,
  background: vars.colour.surface,
  boxShadow: `inset 0 0 0 ${vars.size.hairline} ${vars.colour.control}`,
  selectors: {
    [next]: { boxShadow: `inset 0 0 0 ${vars.size.focusRing} ${vars.colour.focus}` },
    '&[data-invalid=true]': { boxShadow: `inset 0 0 0 ${vars.size.edge} ${vars.colour.error}` },
    '&[data-disabled=true]': { background: vars.colour.sunken, color: vars.colour.onDisabled },
  },
  '@media': {
    [media.forcedColours]: {
      border: `${vars.size.hairline} solid`,
      selectors: { [next]: { borderColor: 'Highlight', borderWidth: vars.size.focusRing } },
    },
  },
})
export const dot = style({
  width: vars.space.x3,
  height: vars.space.x3,
  borderRadius: vars.radius.round,
  background: 'currentColor',
  forcedColorAdjust: 'none',
  '@media': { [media.forcedColours]: { background: 'CanvasText' } },
})
export const caret = style({
  width: vars.size.focusRing,
  height: vars.space.x6,
  background: vars.colour.focus,
  visibility: 'hidden',
  selectors: {
    [`${input}:focus + ${boxes} > [data-next=true] > &`]: { visibility: 'visible' },
  },
})
/** As high as the error that was there. */
export const room = style({ visibility: 'hidden' })
