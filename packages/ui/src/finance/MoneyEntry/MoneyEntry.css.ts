import { globalStyle, style } from '@vanilla-extract/css'
import { field } from '../../primitives/Field/Field.css.ts'
import { vars } from '../../tokens/vars.css.ts'

/** What puts the keys away has a target that extends beyond its line: neither the head of a sheet nor a bar covers it. */
export const root = style({ paddingTop: vars.space.x1 })
globalStyle(`${root} .${field}`, { scrollMarginTop: vars.space.x4 })

/** Another way to enter it, and what puts the keys away. */
export const aside = style({ display: 'inline-flex', alignItems: 'center', gap: vars.space.x2, minWidth: 0 })
