import type { Language } from '@onelot/domain'
import type { ScreenChunk, ScreenDefinition, ScreenName } from '@onelot/screens'
import { screenNamed } from '@onelot/screens/definitions'

/** After a screen is drawn: time for its own answers. */
const REST_MS = 1_500

/** Their rows lead to a stock. */
const lists: ReadonlySet<ScreenDefinition['name']> = new Set<ScreenName>([
  'home',
  'market',
  'marketTable',
  'watchlist',
  'search',
])

/** Loads screens before they are opened. */
export interface WarmScreens {
  /** A finger is on a link to the screen. A reader who saves data gets what its first sight needs, no more. */
  readonly touched: (screen: ScreenDefinition, language: Language) => void
  /** What the rows of this screen lead to is loaded once it rests, unless the reader saves data. The returned function takes that back. */
  readonly drawn: (screen: ScreenDefinition['name'], language: Language) => () => void
}

interface EarlyChunks {
  readonly early: (
    screen: ScreenDefinition,
    language: Language,
  ) => Promise<Pick<ScreenChunk<unknown>, 'later'>>
}

/** @param savesData whether the reader has asked the browser for fewer bytes */
export function createWarmScreens(chunks: EarlyChunks, savesData: () => boolean): WarmScreens {
  const load = (screen: ScreenDefinition, language: Language) => {
    chunks
      .early(screen, language)
      .then((chunk) => (savesData() ? undefined : chunk.later?.()))
      .catch(() => undefined)
  }
  return {
    touched: load,
    drawn: (name, language) => {
      const timer = setTimeout(() => {
        if (lists.has(name) && !savesData()) load(screenNamed('stockDetail'), language)
      }, REST_MS)
      return () => {
        clearTimeout(timer)
      }
    },
  }
}

/** As the reader chose in the browser or the device. Not every browser says so. */
export const savesData = (navigator: object): boolean =>
  'connection' in navigator &&
  typeof navigator.connection === 'object' &&
  navigator.connection !== null &&
  'saveData' in navigator.connection &&
  navigator.connection.saveData === true
