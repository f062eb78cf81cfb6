import { style } from '@vanilla-extract/css'
import { vars } from '../../tokens/vars.css.ts'

export const stepStates = ['waiting', 'current', 'done', 'failed'] as const

export const steps = style({ display: 'flex', flexDirection: 'column', gap: vars.space.x3 })
export const step = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.x3,
  color: vars.colour.textMuted,
  selectors: {
    '&[data-state=current]': { color: vars.colour.text, fontWeight: vars.fontWeight.strong },
    '&[data-state=done]': { color: vars.colour.textSecondary },
    '&[data-state=failed]': { color: vars.colour.error, fontWeight: vars.fontWeight.strong },
  },
})
