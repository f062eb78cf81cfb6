import type { Instant } from '../../base/instant.ts'
import type { ModuleEvent } from '../../base/module/module.ts'

interface Base extends ModuleEvent {
  readonly version: 1
}

export type SecurityEvent =
  | (Base & {
      readonly kind: 'security.fundPasswordSaved'
      readonly how: 'set' | 'changed' | 'reset'
      /** No withdrawal before it. */
      readonly withdrawalHeldUntil?: Instant | undefined
    })
  | (Base & { readonly kind: 'security.loginPasswordSaved'; readonly how: 'changed' | 'reset' })
  /** Without the number, which is a record beside the events. */
  | (Base & { readonly kind: 'security.phoneChanged' })
  | (Base & { readonly kind: 'security.newDeviceNoted' })
