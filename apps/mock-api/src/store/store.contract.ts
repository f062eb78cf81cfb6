import { appendCases } from './contract/appends.ts'
import { dueCases } from './contract/due.ts'
import { listCases } from './contract/lists.ts'
import { outboxCases } from './contract/outbox.ts'
import { promiseCases } from './contract/promises.ts'
import { watchCases } from './contract/watches.ts'
import { wholeStoreCases } from './contract/wholeStore.ts'
import type { Store } from './port.ts'

/** What every store does, one sentence a test (docs/rules/stores.md). The store is empty before each test. */
export function storeContract(store: () => Store): void {
  appendCases(store)
  listCases(store)
  promiseCases(store)
  dueCases(store)
  outboxCases(store)
  watchCases(store)
  wholeStoreCases(store)
}
