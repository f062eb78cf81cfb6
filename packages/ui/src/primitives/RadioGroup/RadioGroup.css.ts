import { style } from '@vanilla-extract/css'
import { media } from '../../tokens/media.ts'
import { vars } from '../../tokens/vars.css.ts'

export const group = style({ display: 'flex', flexDirection: 'column', minWidth: 0 })
export const legend = style({
  paddingBottom: vars.space.x1,
  color: vars.colour.textSecondary,
  fontSize: vars.fontSize.small,
  fontWeight: vars.fontWeight.strong,
})
export const option = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.x3,
  minHeight: vars.size.control,
  paddingBlock: vars.space.x2,
  cursor: 'pointer',
})
export const input = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  margin: 0,
  opacity: 0,
  cursor: 'pointer',
})
export const words = style({ display: 'flex', flexDirection: 'column', flex: '1 1 0', minWidth: 0 })
export const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `0 ${vars.space.x2}`,
  minWidth: 0,
})
export const mark = style({
  flexShrink: 0,
  width: vars.size.icon,
  height: vars.size.icon,
  borderRadius: vars.radius.round,
  border: `${vars.size.edge} solid ${vars.colour.control}`,
  background: vars.colour.surface,
  selectors: {
    'input:checked ~ &': { borderWidth: `calc(${vars.size.icon} / 3.4)`, borderColor: vars.colour.accent },
    'input:focus-visible ~ &': {
      outline: `${vars.size.focusRing} solid ${vars.colour.focus}`,
      outlineOffset: vars.size.focusRing,
    },
    'input:disabled ~ &': { background: vars.colour.disabled, borderColor: vars.colour.disabled },
    'input:disabled:checked ~ &': { borderColor: vars.colour.onDisabled },
  },
  '@media': {
    [media.forcedColours]: {
      selectors: {
        'input:checked ~ &': { borderColor: 'Highlight' },
        'input:disabled ~ &': { borderColor: 'GrayText' },
      },
    },
  },
})
