import { type ListingOverride, everyListing, overridesCollection } from '@onelot/domain'
import { everyRow } from '../../../store/everyRow.ts'
import type { Store } from '../../../store/port.ts'

/** What operators have done to instruments, as any instance has stored it; the earliest first. */
export async function storedOverrides(store: Store): Promise<readonly ListingOverride[]> {
  const rows = await everyRow(store, { collection: overridesCollection, group: everyListing })
  // The bodies are those of the module's own rows; the market skips what it cannot use.
  return rows.map(({ row }) => row.body as ListingOverride).reverse()
}
