import type { RefusalMessages, TransportMessages } from '@onelot/api-client'
import type { Bundle, KLineMessages, UiMessages } from '@onelot/ui'
import type { en } from './en/words.ts'

/** Every product word, area by area; a language that misses one does not compile (DESIGN 6). */
export type Words = Bundle<typeof en>
export type Area<Name extends keyof Words> = Words[Name]

/** A language whole, loaded as one chunk. */
export interface LanguagePack {
  readonly words: Words
  readonly ui: UiMessages
  readonly kline: KLineMessages
  /** Refusals, successes and field reasons. */
  readonly refusals: RefusalMessages
  readonly transport: TransportMessages
}
