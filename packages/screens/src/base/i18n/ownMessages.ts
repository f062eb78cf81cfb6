import type { Language } from '@onelot/domain'
import { wordsChanged } from '@onelot/ui/i18n'
import { intlLocale } from '@onelot/ui/locale'
import type { i18n } from 'i18next'
import type { Resources } from './resources.ts'

type SomeOf<Messages> = {
  readonly [Key in keyof Messages]?: Messages[Key] extends string ? string : SomeOf<Messages[Key]>
}

/** A site's own words of a language, as many as it has, by the namespaces and keys of ours. */
export type OwnMessages = SomeOf<Resources>

interface OwnWords {
  /** What each call has added, in its order. */
  readonly added: Set<{ readonly own: OwnMessages }>
  /** Our bundles that they lie over, by namespace. */
  readonly ours: Map<string, object>
}

const ownWordsOf = new WeakMap<i18n, Map<Language, OwnWords>>()

function ownWords(i18n: i18n, language: Language): OwnWords {
  const languages = ownWordsOf.get(i18n) ?? new Map<Language, OwnWords>()
  ownWordsOf.set(i18n, languages)
  const words = languages.get(language) ?? { added: new Set(), ours: new Map() }
  languages.set(language, words)
  return words
}

const bundleOf = (own: OwnMessages, namespace: string): object | undefined => {
  const bundles: Readonly<Record<string, object | undefined>> = own
  return bundles[namespace]
}

/**
 * Puts a site's own words in the place of ours, those of screens that are loaded later too; what shows is drawn anew. Of several calls the later
 * come over the earlier, word by word. Returns what takes these away again.
 */
export function addOwnMessages(i18n: i18n, language: Language, own: OwnMessages): () => void {
  const { added } = ownWords(i18n, language)
  const entry = { own }
  added.add(entry)
  putAgain(i18n, language, Object.keys(own))
  return () => {
    if (added.delete(entry)) putAgain(i18n, language, Object.keys(own))
  }
}

/** Once our words of a namespace are there: the site's own over them. */
export function putOwn(i18n: i18n, language: Language, namespace: string, bundle: object): void {
  const { added, ours } = ownWords(i18n, language)
  const owns = [...added].flatMap(({ own }) => bundleOf(own, namespace) ?? [])
  const locale = intlLocale(language)
  if (owns.length === 0) ours.delete(namespace)
  else ours.set(namespace, { ...ours.get(namespace), ...bundle })
  for (const own of owns) i18n.addResourceBundle(locale, namespace, own, true, true)
}

/** Those of these namespaces whose messages are there already. */
function putAgain(i18n: i18n, language: Language, namespaces: readonly string[]): void {
  const locale = intlLocale(language)
  const { ours } = ownWords(i18n, language)
  for (const namespace of namespaces) {
    if (!i18n.hasResourceBundle(locale, namespace)) continue
    const bundle = ours.get(namespace) ?? structuredClone(i18n.getDataByLanguage(locale)?.[namespace] ?? {})
    // Else keys that ours do not have would stay, such as a plural form.
    i18n.removeResourceBundle(locale, namespace)
    i18n.addResourceBundle(locale, namespace, bundle)
    putOwn(i18n, language, namespace, bundle)
  }
  wordsChanged(i18n)
}
