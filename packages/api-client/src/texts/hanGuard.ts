import { type Language, type OwnLanguage, isOwnLanguage } from '@onelot/domain'

/** Han characters, with the punctuation and spaces of Chinese text between them: one word replaces each run. */
const run =
  /\p{Script=Han}(?:[\p{Script=Han}\s\u3001-\u301f\uff00-\uff0f\uff1a-\uff1f]*[\p{Script=Han}\u3001-\u301f\uff00-\uff0f\uff1a-\uff1f])?/gu

const replacements: Readonly<Record<Exclude<OwnLanguage, 'tw'>, string>> = { en: 'error', kor: '오류' }

/**
 * Chinese text of a server under English or Korean, not under a language that a site adds, becomes `error` or `오류`. For the server's prose only: never for what
 * the reader typed, nor the language menu.
 */
export function guardHan(text: string, language: Language): string {
  return isOwnLanguage(language) && language !== 'tw' ? text.replaceAll(run, replacements[language]) : text
}
