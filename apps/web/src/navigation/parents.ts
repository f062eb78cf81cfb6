import type { PlainRoute } from '@onelot/screens'

/** Where a person without a history goes up to, by the first part of the path. */
const parents: ReadonlyMap<string, PlainRoute> = new Map<string, PlainRoute>([
  ['login', 'landing'],
  ['home', 'home'],
  ['market', 'market'],
  ['trade', 'trade'],
  ['favorite', 'watchlist'],
  ['information', 'mine'],
])

export const parentOf = (path: string): PlainRoute => parents.get(path.split('/')[1] ?? '') ?? 'market'
