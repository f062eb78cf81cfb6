import { type ListingOverride, everyListing, overridesCollection } from '@onelot/domain'
import type { Store } from '../../store/port.ts'

const PAGE = 1_000

/** What operators have done to instruments, as any instance has stored it; the earliest first. */
export async function storedOverrides(store: Store): Promise<readonly ListingOverride[]> {
  const found: ListingOverride[] = []
  for (;;) {
    const page = { offset: found.length, limit: PAGE }
    const { rows } = await store.rows({ collection: overridesCollection, group: everyListing }, page)
    // The bodies are those of the module's own rows; the market skips what it cannot use.
    found.push(...rows.map(({ row }) => row.body as ListingOverride))
    if (rows.length < PAGE) return found.reverse()
  }
}
