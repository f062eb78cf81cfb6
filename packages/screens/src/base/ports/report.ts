import type { ContractViolation } from '@onelot/api-client'
import type { ScreenDefinition } from '../definition/defineScreen.ts'

/** What those who run a site may want to know of a page. It holds nothing that a person typed. */
export type Report =
  /** Thrown where nothing expected it. */
  | { readonly kind: 'error'; readonly error: unknown }
  /** An answer, or a part of it, that does not keep the contract. */
  | { readonly kind: 'contract'; readonly violation: ContractViolation }
  /** Milliseconds from a new address, or the page's opening, until its screen is drawn. */
  | { readonly kind: 'timing'; readonly screen: ScreenDefinition['name']; readonly ms: number }

export type ReportPort = (report: Report) => void
