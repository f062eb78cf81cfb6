import type { Language } from '@onelot/domain'

/** Each language by its own name, whatever the reader's is: who cannot read the screen must find theirs. */
export const languageNames: Readonly<Record<Language, { readonly name: string; readonly tag: string }>> = {
  en: { name: 'English', tag: 'en' },
  kor: { name: '한국어', tag: 'ko' },
  tw: { name: '繁體中文', tag: 'zh-Hant' },
}
