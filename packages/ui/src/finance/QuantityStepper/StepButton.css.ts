import { style } from '@vanilla-extract/css'
import { vars } from '../../tokens/vars.css.ts'

export const stepButton = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  flexShrink: 1,
  width: vars.size.touch,
  minWidth: `calc(${vars.space.x8} + ${vars.space.x3})`,
  height: vars.size.touch,
  borderRadius: vars.radius.chip,
  background: vars.colour.sunken,
  color: vars.colour.text,
  userSelect: 'none',
  touchAction: 'manipulation',
  selectors: {
    '&:active': { background: vars.colour.disabled },
    '&[aria-disabled=true], &:disabled': {
      color: vars.colour.textMuted,
      opacity: 0.5,
      cursor: 'not-allowed',
    },
  },
})
