import { style } from '@vanilla-extract/css'
import { vars } from '../../tokens/vars.css.ts'

export const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space.x1} ${vars.space.x4}`,
})
/** Under its name where the text is large. */
export const picker = style({ flex: '1 1 12rem', minWidth: 0 })
