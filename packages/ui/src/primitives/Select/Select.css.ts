import { style } from '@vanilla-extract/css'
import { vars } from '../../tokens/vars.css.ts'
import { input } from '../Field/Field.css.ts'

export const box = style({ position: 'relative' })
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
/** The whole box can be pressed, and its text is `short`. */
export const behindShort = style([select, { position: 'absolute', inset: 0, margin: 0, opacity: 0 }])
export const short = style({ flex: 1, fontSize: vars.fontSize.lead, whiteSpace: 'nowrap' })
export const chevron = style({ color: vars.colour.textSecondary, pointerEvents: 'none' })
