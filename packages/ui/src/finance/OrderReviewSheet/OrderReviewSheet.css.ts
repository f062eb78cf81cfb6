import { style } from '@vanilla-extract/css'
import { vars } from '../../tokens/vars.css.ts'

/** The total is measured against it. */
export const total = style({ containerType: 'inline-size' })
