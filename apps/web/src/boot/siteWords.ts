import type { Language } from '@onelot/domain'
import type { OwnMessages } from '@onelot/screens'
import { loadOwnWords } from './ownWords.ts'

/** A site's own words over ours, those of the configuration that was read last. */
export interface SiteWords {
  /** Resolves once those of a language show, or there are none. Those that show stay where they cannot be read again. */
  readonly take: (language: Language) => Promise<void>
  /** Another configuration was read: in each language its words come in the place of those before. */
  readonly takeAgain: () => void
}

interface Options {
  /** Where they are, as the configuration has it now. */
  readonly path: () => string | undefined
  /** Puts them over ours. Returns what takes them away. */
  readonly add: (language: Language, own: OwnMessages) => () => void
}

interface Taken {
  /** Where the words are that show; undefined where none do. */
  readonly from: string | undefined
  readonly remove: () => void
}

const nothing: Taken = { from: undefined, remove: () => undefined }

export function createSiteWords({ path, add }: Options): SiteWords {
  /** By the languages that were asked for. */
  const taken = new Map<Language, Taken>()

  async function take(language: Language): Promise<void> {
    const asked = path()
    if (!taken.has(language)) taken.set(language, nothing)
    const own = await loadOwnWords(asked, language)
    // Those of the configuration that came since are on their way, or there.
    if (path() !== asked) return
    const before = taken.get(language) ?? nothing
    // Those of a read before stay where they cannot be read again.
    if (own === undefined && before.from === asked) return
    before.remove()
    taken.set(language, own === undefined ? nothing : { from: asked, remove: add(language, own) })
  }

  return {
    take,
    takeAgain: () => {
      for (const language of taken.keys()) void take(language)
    },
  }
}
