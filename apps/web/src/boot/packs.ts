import type { Language } from '@onelot/domain'
import type { LanguagePack } from '@onelot/screens'
import { createChunks } from '../pages/chunks.ts'

const load = {
  en: async () => (await import('@onelot/screens/i18n/en')).pack,
  kor: async () => (await import('@onelot/screens/i18n/kor')).pack,
  tw: async () => (await import('@onelot/screens/i18n/tw')).pack,
} satisfies Readonly<Record<Language, () => Promise<LanguagePack>>>

/** The languages, each whole and a chunk of its own (DESIGN 6). */
export const packs = createChunks<Language, LanguagePack>((language) => load[language]())
