import type { DueOnWire } from '@onelot/api-client'
import type { ProductsAsked } from '../../base/productSource.ts'

const MOST = 50

/** What is still to come in all modules, the earliest first; at one time by module and id, compared as text. */
export function dueOf(asked: ProductsAsked): readonly DueOnWire[] {
  const all: DueOnWire[] = []
  for (const [module, entriesOf] of asked.services.dueSources)
    for (const entry of entriesOf(asked)) if (entry.at > asked.now) all.push({ module, ...entry })
  const keyOf = ({ at, module, id }: DueOnWire): string => `${at} ${module} ${id}`
  return all.toSorted((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1)).slice(0, MOST)
}
