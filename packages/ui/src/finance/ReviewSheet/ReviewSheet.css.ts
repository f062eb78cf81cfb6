import { style } from '@vanilla-extract/css'

/** The total is measured against it. */
export const total = style({ containerType: 'inline-size' })
