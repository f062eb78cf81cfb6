import type { ModuleEvent } from '../../base/module/module.ts'

interface Base extends ModuleEvent {
  readonly version: 1
}

export type SeatEvent =
  /** `institution`: its code. */
  | (Base & { readonly kind: 'seat.applied'; readonly institution: string })
  | (Base & { readonly kind: 'seat.granted' })
  | (Base & {
      readonly kind: 'seat.declined'
      readonly cause: 'rejected' | 'cancelled'
      readonly reason?: string | undefined
    })
