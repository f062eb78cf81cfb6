/** How far a product has got, whatever it is an offer of. */
export const productPhases = [
  'coming',
  'open',
  'full',
  'toBeDrawn',
  'toBePaid',
  'toBeListed',
  'listed',
  'closed',
] as const
export type ProductPhase = (typeof productPhases)[number]

const acting: ReadonlySet<ProductPhase> = new Set(['open', 'toBePaid'])
const over: ReadonlySet<ProductPhase> = new Set(['full', 'listed', 'closed'])

/** Violet where the reader may do something now. */
export const phaseTone = (phase: ProductPhase): 'accent' | 'neutral' =>
  acting.has(phase) ? 'accent' : 'neutral'

/** Nothing more is to come for those who are not in it. */
export const isOver = (phase: ProductPhase): boolean => over.has(phase)
