import type { InstrumentId } from '@onelot/domain'

/** Under which the drawings of a listing are kept; they were lines alone. */
export const drawingsName = (instrument: InstrumentId): string => `lines ${instrument}`

export const DRAWN_PREFIX = 'drawn-'
/** Whether it is the reader's own, and no order or position. */
export const isDrawn = ({ id }: { readonly id: string }): boolean => id.startsWith(DRAWN_PREFIX)
