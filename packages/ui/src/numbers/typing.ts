import type { Language } from '@onelot/domain'
import type { NumberKeys } from './numberKeysOf.ts'
import { separatorsOf } from './separators.ts'

/** A field after a key: what it reads, with the caret behind what the key has entered. */
export interface Entry {
  readonly value: string
  readonly caret: number
  /** What has come in by that, as the field means it; empty where something was taken out. */
  readonly entered: string
}

export interface Typing {
  /** What keys have entered; undefined for what is pasted, dropped or taken out. */
  readonly data: string | undefined
  /** What has come in otherwise: a whole text that is pasted. @defaultValue nothing */
  readonly pasted?: string | undefined
  readonly language: Language
  readonly keys: NumberKeys
}

/** Full-width digits and signs, at most one of ours each. */
const fullWidth = /[！-～]/g
const halved = (text: string): string => text.replaceAll(fullWidth, (one) => one.normalize('NFKC'))

/**
 * What a field means after keys have entered `data`: digits for full-width digits, and the decimal mark for the comma of number keys that
 * have no other. A letter is left out. What is pasted has no `data`: it stays as it is, but for its full-width digits.
 */
export function entryOf(
  { value, caret }: Pick<Entry, 'value' | 'caret'>,
  { data, pasted = '', language, keys }: Typing,
): Entry {
  const { decimal, group } = separatorsOf(language)
  const keyed = data !== undefined && value.slice(0, caret).endsWith(data) ? data : ''
  const before = halved(value.slice(0, caret - keyed.length))
  const after = halved(value.slice(caret))
  const digits = halved(keyed).replaceAll(/\p{L}/gu, '')
  const isMark = digits === group && keys === 'decimalComma' && !`${before}${after}`.includes(decimal)
  const typed = isMark ? decimal : digits
  const entered = data === undefined ? halved(pasted) : typed
  return { value: `${before}${typed}${after}`, caret: before.length + typed.length, entered }
}
