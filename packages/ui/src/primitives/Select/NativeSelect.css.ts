import { style } from '@vanilla-extract/css'
import { vars } from '../../tokens/vars.css.ts'

export const option = style({ background: vars.colour.raised, color: vars.colour.text })
