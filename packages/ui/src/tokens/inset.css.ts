import { createVar } from '@vanilla-extract/css'

/** The corners of a bar by what it lies in: round inside a padding, none where it reaches from edge to edge. */
export const insetCorners = createVar()
