import { type Language, type OwnLanguage, inLanguage } from '@onelot/domain'
import { intlLocale } from '@onelot/ui/locale'
import type { i18n } from 'i18next'
import { addBundles } from './addBundles.ts'

const load = {
  en: () => import('@onelot/api-client/texts/en'),
  kor: () => import('@onelot/api-client/texts/kor'),
  tw: () => import('@onelot/api-client/texts/tw'),
} as const satisfies Record<OwnLanguage, unknown>

/**
 * Brings the texts of refusals and successes, before one is shown. Screens with a form have them among their messages; where they cannot be
 * loaded, a refusal shows by its code.
 */
export async function loadRefusals(i18n: i18n, language: Language): Promise<void> {
  if (i18n.hasResourceBundle(intlLocale(language), 'refusals')) return
  const texts = await inLanguage(load, language)().catch(() => undefined)
  if (texts !== undefined) addBundles(i18n, language, { refusals: texts.refusals })
}
