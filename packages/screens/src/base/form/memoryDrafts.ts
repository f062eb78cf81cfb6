import type { ApiClient } from '@onelot/api-client'
import type { KeptValues } from '../ports/kept.ts'

/** By client, of which an app has one. */
const held = new WeakMap<ApiClient, Map<string, unknown>>()

/** Drafts that end as the page is loaded anew. */
export function memoryDraftsOf(client: ApiClient): Omit<KeptValues, 'watch'> {
  const drafts = held.get(client) ?? new Map<string, unknown>()
  held.set(client, drafts)
  return {
    keep: (name, value) => drafts.set(name, value),
    read: (name) => drafts.get(name),
    drop: (name) => drafts.delete(name),
  }
}

export const hasMemoryDrafts = (client: ApiClient): boolean => (held.get(client)?.size ?? 0) > 0
