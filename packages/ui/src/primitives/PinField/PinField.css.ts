import { style } from '@vanilla-extract/css'
import { media } from '../../tokens/media.ts'
import { vars } from '../../tokens/vars.css.ts'

export const root = style({ display: 'flex', flexDirection: 'column', gap: vars.space.x4 })
export const boxes = style({ display: 'flex', gap: vars.space.x2, direction: 'ltr', maxWidth: '24rem' })
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
    '&[data-active=true]': {
      boxShadow: `inset 0 0 0 ${vars.size.focusRing} ${vars.colour.focus}`,
    },
    '&[data-invalid=true]': { boxShadow: `inset 0 0 0 ${vars.size.edge} ${vars.colour.error}` },
    '&[data-disabled=true]': { background: vars.colour.sunken, color: vars.colour.onDisabled },
  },
  '@media': {
    [media.forcedColours]: {
      border: `${vars.size.hairline} solid`,
      selectors: { '&[data-active=true]': { borderColor: 'Highlight', borderWidth: vars.size.focusRing } },
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
})
