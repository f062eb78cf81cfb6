import { style } from '@vanilla-extract/css'
import { vars } from '../../tokens/vars.css.ts'
import { input } from '../Field/Field.css.ts'

export const button = style([
  input,
  {
    alignSelf: 'stretch',
    paddingInlineEnd: vars.space.x8,
    marginInlineEnd: `calc(-1 * ${vars.space.x8})`,
    textAlign: 'start',
    cursor: 'pointer',
    selectors: { '&[data-empty=true]': { color: vars.colour.textMuted } },
  },
])
export const icon = style({ color: vars.colour.textSecondary, pointerEvents: 'none' })
