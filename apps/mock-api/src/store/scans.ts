import type { Decimal, Extremes, Instant, InstrumentId } from '@onelot/domain'
import type { ScheduledKey } from './port.ts'

/** An instrument whose watches are to be checked, leased to one instance. Prices up to `checkedTo` have been checked. */
export interface Scan {
  readonly instrument: InstrumentId
  readonly checkedTo: Instant
}

export interface Lease {
  readonly holder: string
  readonly until: Instant
}

/**
 * What a scan has checked. A candidate that is neither named in `checked` nor deleted becomes new: it is checked again from where it was.
 * A watch that was written while the scan ran stays new.
 */
export interface ScanResult {
  /** The instrument is checked to this moment. */
  readonly to: Instant
  /** Those that the candidates were searched with. */
  readonly extremes: Extremes | undefined
  /** Candidates that are checked to `to`; a trail with its new peak. */
  readonly checked: readonly (ScheduledKey & { readonly peak?: Decimal | undefined })[]
}
