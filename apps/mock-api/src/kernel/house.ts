import type { CalendarKind } from '@onelot/domain'
import type { MarketPort } from '../market/port.ts'
import type { Clock } from '../ports/clock.ts'
import type { Hasher } from '../ports/hasher.ts'
import type { Ids } from '../ports/ids.ts'
import type { Vault } from '../ports/vault.ts'
import type { Store } from '../store/port.ts'
import type { Controls } from './controls.ts'

/** Everything that the broker's parts share. */
export interface House {
  readonly store: Store
  readonly clock: Clock
  readonly market: MarketPort
  readonly calendar: CalendarKind
  readonly ids: Ids
  readonly hasher: Hasher
  readonly vault: Vault
  readonly controls: Controls
  /** What went wrong underneath; the caller is told SYSTEM_BUSY. */
  readonly log: (message: string, error: unknown) => void
}
