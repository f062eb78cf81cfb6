import { queryOf } from '@onelot/screens/definitions'
import type { KeyValues } from '../session/storage.ts'

const KEY = 'stock'

/** The instrument that was opened last, kept locally before its detail opens. */
export interface ChosenInstrument {
  /** As it was kept: the screen that opens with it reads it like an address. */
  readonly read: () => string | undefined
  readonly choose: (address: string) => void
}

export const createChosenInstrument = (local: KeyValues): ChosenInstrument => ({
  read: () => local.getItem(KEY) ?? undefined,
  choose: (address) => {
    const { instrument } = queryOf(address.split('?')[1] ?? '')
    if (instrument !== undefined) local.setItem(KEY, instrument)
  },
})
