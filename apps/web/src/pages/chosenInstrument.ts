import type { InstrumentId } from '@onelot/domain'
import type { Place } from '../navigation/addresses.ts'
import { paramsOf } from '../navigation/targets.ts'
import type { KeyValues } from '../session/storage.ts'

const KEY = 'stock'

/** The instrument that was opened last, kept locally before its detail opens (section 2). */
export interface ChosenInstrument {
  readonly read: () => InstrumentId | undefined
  readonly choose: (place: Place | undefined) => void
}

export const createChosenInstrument = (local: KeyValues): ChosenInstrument => ({
  read: () => {
    const stored = local.getItem(KEY)
    return stored === null
      ? undefined
      : paramsOf(new URLSearchParams({ instrument: stored }).toString()).instrument
  },
  choose: (place) => {
    if (place?.params.instrument !== undefined) local.setItem(KEY, place.params.instrument)
  },
})
