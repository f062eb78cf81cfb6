import type { Language } from '@onelot/domain'
import { intlLocale } from '@onelot/ui/locale'
import type { i18n } from 'i18next'
import type { Resources } from './resources.ts'

type Words<Messages> = {
  readonly [Key in keyof Messages]?: Messages[Key] extends string ? string : Words<Messages[Key]>
}

/** A site's own words of a language, as many as it has, by the namespaces and keys of ours. */
export type OwnMessages = Words<Resources>

const ownOf = new WeakMap<i18n, Map<Language, OwnMessages>>()

/** Puts a site's own words in the place of ours, those of screens that are loaded later too. */
export function addOwnMessages(i18n: i18n, language: Language, own: OwnMessages): void {
  const languages = ownOf.get(i18n) ?? new Map<Language, OwnMessages>()
  ownOf.set(i18n, languages.set(language, own))
  for (const namespace of Object.keys(own))
    if (i18n.hasResourceBundle(intlLocale(language), namespace)) putOwn(i18n, language, namespace)
}

/** Once our words of a namespace are there: the site's own over them. */
export function putOwn(i18n: i18n, language: Language, namespace: string): void {
  const bundles: Readonly<Record<string, object | undefined>> = ownOf.get(i18n)?.get(language) ?? {}
  const own = bundles[namespace]
  if (own !== undefined) i18n.addResourceBundle(intlLocale(language), namespace, own, true, true)
}
