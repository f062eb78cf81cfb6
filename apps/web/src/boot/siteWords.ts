import type { Language } from '@onelot/domain'
import type { OwnMessages } from '@onelot/screens'
import { loadOwnWords } from './ownWords.ts'

/** A site's own words over ours, those of the configuration that was read last. */
export interface SiteWords {
  /** Resolves once those of a language show, or there are none. */
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

const nothing = () => undefined

export function createSiteWords({ path, add }: Options): SiteWords {
  /** What takes the words of a language away, by the languages that were asked for. */
  const removals = new Map<Language, () => void>()

  async function take(language: Language): Promise<void> {
    const asked = path()
    if (!removals.has(language)) removals.set(language, nothing)
    const own = await loadOwnWords(asked, language)
    // Those of the configuration that came since are on their way, or there.
    if (path() !== asked) return
    removals.get(language)?.()
    removals.set(language, own === undefined ? nothing : add(language, own))
  }

  return {
    take,
    takeAgain: () => {
      for (const language of removals.keys()) void take(language)
    },
  }
}
