import type { Language } from '@onelot/domain'
import { intlLocale } from '@onelot/ui/locale'
import type { i18n } from 'i18next'
import type { Resources } from './resources.ts'

type Words<Messages> = {
  readonly [Key in keyof Messages]?: Messages[Key] extends string ? string : Words<Messages[Key]>
}

/** A site's own words of a language, as many as it has, by the namespaces and keys of ours. */
export type OwnMessages = Words<Resources>

/** What each call has added, in its order. */
const ownOf = new WeakMap<i18n, Map<Language, readonly OwnMessages[]>>()

/** Puts a site's own words in the place of ours, those of screens that are loaded later too. Of several calls the later come over the earlier, word by word. */
export function addOwnMessages(i18n: i18n, language: Language, own: OwnMessages): void {
  const languages = ownOf.get(i18n) ?? new Map<Language, readonly OwnMessages[]>()
  ownOf.set(i18n, languages.set(language, [...(languages.get(language) ?? []), own]))
  for (const namespace of Object.keys(own))
    if (i18n.hasResourceBundle(intlLocale(language), namespace)) putOwn(i18n, language, namespace)
}

/** Once our words of a namespace are there: the site's own over them. */
export function putOwn(i18n: i18n, language: Language, namespace: string): void {
  for (const added of ownOf.get(i18n)?.get(language) ?? []) {
    const bundles: Readonly<Record<string, object | undefined>> = added
    const own = bundles[namespace]
    if (own !== undefined) i18n.addResourceBundle(intlLocale(language), namespace, own, true, true)
  }
}
