import { type Language, type OwnLanguage, inLanguage } from '@onelot/domain'
import type { i18n } from 'i18next'
import { addBundles } from './addBundles.ts'
import type { Bundles } from './resources.ts'

/** Code that comes after the screen shows, with its messages. */
export async function withTexts<Module>(
  load: () => Promise<Module>,
  texts: Readonly<Record<OwnLanguage, () => Promise<Bundles>>>,
  i18n: i18n,
  language: Language,
): Promise<Module> {
  const [module, bundles] = await Promise.all([load(), inLanguage(texts, language)()])
  addBundles(i18n, language, bundles)
  return module
}
