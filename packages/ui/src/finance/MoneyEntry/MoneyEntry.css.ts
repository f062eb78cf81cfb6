import { vars } from '../../tokens/vars.css.ts'
import { style } from '@vanilla-extract/css'

/** Another way to enter it, and what puts the keys away. */
export const aside = style({ display: 'inline-flex', alignItems: 'center', gap: vars.space.x2, minWidth: 0 })
