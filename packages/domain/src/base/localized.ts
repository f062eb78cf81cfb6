import type { Brand } from './brandedType.ts'

/** The languages of the product, by their stored values. */
export const languages = ['en', 'kor', 'tw'] as const
export type OwnLanguage = (typeof languages)[number]

/** A language that a site adds, by a code of its own. */
export type OtherLanguage = Brand<string, 'Language'>
export type Language = OwnLanguage | OtherLanguage

/** A name in every language of the product. */
export type Localized = Readonly<Record<OwnLanguage, string>>

const own: ReadonlySet<string> = new Set(languages)

export const isOwnLanguage = (code: string): code is OwnLanguage => own.has(code)

/** What a site says of a language that it adds. */
export interface LanguageDetails {
  readonly code: OtherLanguage
  /** BCP 47, by which times and plural forms are written. Numbers are written and typed as in the language that it is like. */
  readonly tag: string
  /** In the language itself. */
  readonly name: string
  /** The language of ours that shows where it has no text. */
  readonly like: OwnLanguage
}

const added = new Map<Language, LanguageDetails>()
/** Of them those that the site's configuration has. */
const ofSite = new Set<Language>()
/** What a site had before: a screen in such a language stays as it is written until another one shows. */
const removed = new Map<Language, LanguageDetails>()

/** The language can be chosen from now on; its texts are put over those of the one that it is like. */
export function addLanguage(details: LanguageDetails): void {
  added.set(details.code, details)
}

/** Adds the languages of a site, and removes those that it had before. */
export function setSiteLanguages(languagesOfSite: readonly LanguageDetails[]): void {
  for (const code of ofSite) {
    const details = added.get(code)
    if (details !== undefined) removed.set(code, details)
    added.delete(code)
  }
  ofSite.clear()
  for (const details of languagesOfSite) {
    addLanguage(details)
    ofSite.add(details.code)
  }
}

/** Brands the code of a language that is added. */
export const otherLanguage = (code: string): OtherLanguage => code as OtherLanguage

/** Undefined where it is one of ours, or none that was added. What is known of one that a site has taken away stays. */
export const addedLanguage = (language: Language): LanguageDetails | undefined =>
  added.get(language) ?? removed.get(language)

/** The language that was added with this tag, one that a site has taken away too. */
export const languageTagged = (tag: string): LanguageDetails | undefined =>
  [...added.values(), ...removed.values()].find((details) => details.tag === tag)

/** Those that can be chosen: ours, then what was added. */
export const knownLanguages = (): readonly Language[] => [...languages, ...added.keys()]

/** The language of ours whose names and texts show where this one has none. */
export const ownLanguageOf = (language: Language): OwnLanguage =>
  isOwnLanguage(language) ? language : (addedLanguage(language)?.like ?? 'en')

/** What belongs to a language, of what there is for each of ours. */
export const inLanguage = <Values extends Readonly<Record<OwnLanguage, unknown>>>(
  values: Values,
  language: Language,
): Values[OwnLanguage] => values[ownLanguageOf(language)]
