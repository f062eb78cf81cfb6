import type { InstrumentId } from '../../base/ids.ts'
import type { AnnouncedRights } from '../../base/instruments/announced.ts'
import type { Instant } from '../../base/instant.ts'
import type { DueCommand } from '../../base/module/module.ts'
import type { IncreaseCallOffCause } from './state.ts'

export type IncreasesCommand =
  /** Uses rights: the cost of the new shares is put on hold. */
  | { readonly kind: 'increases.apply'; readonly increase: string; readonly shares: number }
  /** Takes the application back, until the rights can be used last. */
  | { readonly kind: 'increases.cancel'; readonly increase: string }
  /** The record date has begun: `shares` own ones were held. */
  | { readonly kind: 'increases.grant'; readonly increase: AnnouncedRights; readonly shares: number }
  /** Ends one increase of an instrument, or all of them. */
  | {
      readonly kind: 'increases.callOff'
      readonly instrument: InstrumentId
      /** @defaultValue all of the instrument */
      readonly increase?: string | undefined
      /** Of a split: its opening, which ends what was counted before it and could be used still. @defaultValue whenever they were counted */
      readonly opensAt?: Instant | undefined
      readonly cause: IncreaseCallOffCause
    }
  /** Two days before the rights can be used last. */
  | (DueCommand & { readonly kind: 'increases.remind' })
  /** The rights cannot be used any more: new shares are issued, and the rest lapses. */
  | (DueCommand & { readonly kind: 'increases.close' })
