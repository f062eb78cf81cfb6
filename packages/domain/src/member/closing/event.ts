import type { ModuleEvent } from '../../base/module/module.ts'
import type { KeptRecords } from './state.ts'

interface Base extends ModuleEvent {
  readonly version: 1
}

export type ClosingEvent =
  /** Its postings forfeit what is left. */
  | (Base & { readonly kind: 'closing.closed' })
  /** These records are not served any more. */
  | (Base & { readonly kind: 'closing.retentionEnded'; readonly records: KeptRecords })
