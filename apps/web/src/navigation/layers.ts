/** The layer over a screen for which an entry was added: a number of its own. */
export const layerOf = (state: unknown): unknown =>
  typeof state === 'object' && state !== null && 'layer' in state ? state.layer : undefined

export const isLayer = (state: unknown): boolean => layerOf(state) !== undefined
