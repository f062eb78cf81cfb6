import { type LanguageFacts, isOwnLanguage, otherLanguage } from '../localized.ts'

/** Code, tag, the language of ours that it is like, and its own name, which may have spaces. */
const form = /^([a-z]{2,8}) ([A-Za-z\d-]{2,35}) (\w+) (\S(?:.{0,38}\S)?)$/u

function isTag(text: string): boolean {
  try {
    return Intl.getCanonicalLocales(text).length === 1
  } catch {
    return false
  }
}

/** The languages that a site adds, undefined where the text is none of this form or names one twice: `ja ja-JP en 日本語, th th-TH en ไทย`. */
export function siteLanguagesOf(text: string): readonly LanguageFacts[] | undefined {
  const facts = new Map<string, LanguageFacts>()
  for (const entry of text.split(',')) {
    const [, code = '', tag = '', like = '', name = ''] = form.exec(entry.trim()) ?? []
    if (code === '' || isOwnLanguage(code) || facts.has(code)) return undefined
    if (!isTag(tag) || !isOwnLanguage(like)) return undefined
    facts.set(code, { code: otherLanguage(code), tag, like, name })
  }
  return [...facts.values()]
}

export const isWordsPath = (text: string): boolean => text.length <= 200 && /^\/(?:[\w-]+\/)*$/.test(text)
