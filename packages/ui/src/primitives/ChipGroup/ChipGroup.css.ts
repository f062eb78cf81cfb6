import { style } from '@vanilla-extract/css'
import { vars } from '../../tokens/vars.css.ts'

export const group = style({ display: 'flex', gap: vars.space.x2 })
export const chip = style({
  flex: '1 1 0',
  minWidth: vars.size.touch,
  minHeight: vars.size.touch,
  paddingInline: vars.space.x2,
  borderRadius: vars.radius.chip,
  background: vars.colour.sunken,
  color: vars.colour.textSecondary,
  fontSize: vars.fontSize.small,
  fontWeight: vars.fontWeight.strong,
  selectors: {
    '&:active': { background: vars.colour.quietFill },
    '&[aria-pressed=true]': { background: vars.colour.accentTint, color: vars.colour.accent },
    '&:disabled': { background: vars.colour.disabled, color: vars.colour.onDisabled },
  },
})
