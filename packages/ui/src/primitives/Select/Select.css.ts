import { style } from '@vanilla-extract/css'
import { vars } from '../../tokens/vars.css.ts'
import { input } from '../Field/Field.css.ts'

export const select = style([
  input,
  {
    appearance: 'none',
    alignSelf: 'stretch',
    paddingInlineEnd: vars.space.x8,
    marginInlineEnd: `calc(-1 * ${vars.space.x8})`,
    textOverflow: 'ellipsis',
    cursor: 'pointer',
  },
])
export const chevron = style({ color: vars.colour.textSecondary, pointerEvents: 'none' })
