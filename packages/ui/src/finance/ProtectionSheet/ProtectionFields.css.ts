import { style } from '@vanilla-extract/css'
import { vars } from '../../tokens/vars.css.ts'

/** What a trigger would bring: its distance at the start, its money at the end. */
export const outcome = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: `0 ${vars.space.x3}`,
  minHeight: vars.space.x5,
  fontVariantNumeric: 'tabular-nums',
})
export const sum = style({ display: 'inline-flex', flexWrap: 'wrap', gap: `0 ${vars.space.x1}` })
export const legs = style({ display: 'flex', flexDirection: 'column', gap: vars.space.x5 })
