import { type LanguageDetails, isOwnLanguage, otherLanguage } from '../localized.ts'

/** Code, tag, the language of ours that it is like, and its own name, which may have spaces. */
const form = /^([a-z]{2,8}) ([A-Za-z\d-]{2,35}) (\w+) (\S(?:.{0,38}\S)?)$/u

/** Those of our own languages, whose texts another with the same tag would replace. */
const ourTags: readonly string[] = ['en-US', 'ko-KR', 'zh-TW', 'zh-Hant-TW']

/** The tag as `Intl` writes it, undefined where it is none. */
function canonical(tag: string): string | undefined {
  try {
    return Intl.getCanonicalLocales(tag)[0]
  } catch {
    return undefined
  }
}

/** The languages that a site adds, undefined where the text is none of this form, or has a code or a tag twice: `ja ja-JP en 日本語, th th-TH en ไทย`. */
export function siteLanguagesOf(text: string): readonly LanguageDetails[] | undefined {
  const details = new Map<string, LanguageDetails>()
  const tags = new Set(ourTags)
  for (const entry of text.split(',')) {
    const [, code = '', tag = '', like = '', name = ''] = form.exec(entry.trim()) ?? []
    if (code === '' || isOwnLanguage(code) || details.has(code)) return undefined
    const written = canonical(tag)
    if (written === undefined || tags.has(written) || !isOwnLanguage(like)) return undefined
    tags.add(written)
    details.set(code, { code: otherLanguage(code), tag: written, like, name })
  }
  return [...details.values()]
}

export const isWordsPath = (text: string): boolean => text.length <= 200 && /^\/(?:[\w-]+\/)*$/.test(text)
