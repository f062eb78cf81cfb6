import { style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../../tokens/vars.css.ts'

export const changeVariants = ['plain', 'tinted'] as const

export const badge = style({
  display: 'inline-flex',
  direction: 'ltr',
  alignItems: 'baseline',
  gap: vars.space.x1,
  fontVariantNumeric: 'tabular-nums',
})
export const tinted = style({ padding: `0 ${vars.space.x2}`, borderRadius: vars.radius.chip })
export const tint = styleVariants({
  up: { background: vars.market.upTint },
  down: { background: vars.market.downTint },
  flat: { background: vars.market.flatTint },
})
export const arrow = style({ alignSelf: 'center', width: '0.6em', height: '0.6em' })
