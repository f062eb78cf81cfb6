import type { OrderTerms } from '@onelot/domain'

/** `owned`: bought and paid in full; `short`: sold without being owned; `margin`: with borrowed money, of either side. */
export const holdingKinds = ['owned', 'short', 'margin'] as const
/** How something is held, by which its words go: what is owned is sold, a short is bought back, and what is on margin is closed. */
export type HoldingKind = (typeof holdingKinds)[number]

export function holdingKind({ side, leverage }: Pick<OrderTerms, 'side' | 'leverage'>): HoldingKind {
  if (leverage > 1) return 'margin'
  return side === 'long' ? 'owned' : 'short'
}

/** The kind of several; `mixed` where they differ, and where none is known. */
export function sharedHoldingKind(
  held: readonly Pick<OrderTerms, 'side' | 'leverage'>[],
): HoldingKind | 'mixed' {
  const [kind = 'mixed', ...others] = new Set(held.map(holdingKind))
  return others.length === 0 ? kind : 'mixed'
}
