import type { DueCommand } from '../../base/module/module.ts'
import type { MemberRequest } from './state.ts'

export type RequestsCommand =
  /** Follows the event of the module that asks. */
  | { readonly kind: 'requests.submit'; readonly request: MemberRequest }
  /** An operator's. */
  | {
      readonly kind: 'requests.decide'
      readonly request: string
      readonly decision: 'pass' | 'reject'
      readonly reason: string
    }
  /** The member's. */
  | { readonly kind: 'requests.cancel'; readonly request: string }
  /** From the timer of the request that it names. */
  | (DueCommand & { readonly kind: 'requests.passByItself' })
