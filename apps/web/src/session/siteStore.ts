import type { SiteTexts } from '@onelot/screens'
import { type KeyValues, SITE } from './storage.ts'

/** Name and look of the site, whether its money and prices are real, its currencies, languages and words, as they were last read: the next start has them before the configuration arrives. No secret, and of no member. */
export interface SiteStore {
  /** Undefined before the first start that read them. */
  readonly read: () => SiteTexts | undefined
  readonly keep: (texts: SiteTexts) => void
}

export const createSiteStore = (local: KeyValues): SiteStore => ({
  read: () => textsOf(local.getItem(SITE)),
  keep: (texts) => local.setItem(SITE, JSON.stringify(texts)),
})

/** A reader can edit storage: what is not ours is ignored. */
function textsOf(stored: string | null): SiteTexts | undefined {
  try {
    const kept: unknown = JSON.parse(stored ?? 'null')
    if (typeof kept !== 'object' || kept === null) return undefined
    const fields = new Map<string, unknown>(Object.entries(kept))
    const textOf = (name: keyof SiteTexts) => {
      const text = fields.get(name)
      return typeof text === 'string' ? text : undefined
    }
    return {
      title: textOf('title'),
      logo: textOf('logo'),
      brand: textOf('brand'),
      money: textOf('money'),
      prices: textOf('prices'),
      currencies: textOf('currencies'),
      languages: textOf('languages'),
      words: textOf('words'),
    }
  } catch {
    return undefined
  }
}
