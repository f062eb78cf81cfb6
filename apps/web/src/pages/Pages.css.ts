import { style } from '@vanilla-extract/css'

/** Holds a screen together for focus, without a box of its own. */
export const page = style({ display: 'contents' })
