export interface OfPhase<Item extends { readonly phase: string }> {
  readonly phase: Item['phase']
  readonly items: readonly Item[]
}

/** Offers as they are listed, those of one phase together under it. */
export function byPhase<Item extends { readonly phase: string }>(
  listed: readonly Item[],
): readonly OfPhase<Item>[] {
  const phases = [...new Set(listed.map(({ phase }): Item['phase'] => phase))]
  return phases.map((phase) => ({ phase, items: listed.filter((item) => item.phase === phase) }))
}
