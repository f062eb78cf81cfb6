import { type Language, type OwnLanguage, addedLanguage, inLanguage } from '@onelot/domain'

interface LanguageName {
  readonly name: string
  /** BCP 47. */
  readonly tag: string
}

const names: Readonly<Record<OwnLanguage, LanguageName>> = {
  en: { name: 'English', tag: 'en' },
  kor: { name: '한국어', tag: 'ko' },
  tw: { name: '繁體中文', tag: 'zh-Hant' },
}

/** A language by its own name, whatever the reader's is: who cannot read the screen must find theirs. */
export const languageName = (language: Language): LanguageName =>
  addedLanguage(language) ?? inLanguage(names, language)
