import { languages, particles } from '@onelot/domain'
import { describe, expect, it } from 'vitest'
import { en } from './en.ts'
import { en as klineEn } from './kline/en.ts'
import { kor as klineKor } from './kline/kor.ts'
import { tw as klineTw } from './kline/tw.ts'
import { kor } from './kor.ts'
import { intlLocale } from './locale.ts'
import { en as tradingEn } from './trading/en.ts'
import { kor as tradingKor } from './trading/kor.ts'
import { tw as tradingTw } from './trading/tw.ts'
import { tw } from './tw.ts'

const bundles = {
  en: { ui: en, kline: klineEn, trading: tradingEn },
  kor: { ui: kor, kline: klineKor, trading: tradingKor },
  tw: { ui: tw, kline: klineTw, trading: tradingTw },
}

/** Every text of a bundle with its path. */
const textsOf = (node: unknown, path = ''): readonly (readonly [string, string])[] =>
  typeof node === 'object' && node !== null
    ? Object.entries(node).flatMap(([key, child]) => textsOf(child, path === '' ? key : `${path}.${key}`))
    : [[path, String(node)]]

const plural = /_(zero|one|two|few|many|other)$/
/** Of a Korean particle, as `{{name, 이}}` has one. */
const particle = new RegExp(`, (?:${particles.join('|')})(?=}})`)
const placeholders = (text: string) =>
  [...text.matchAll(/\{\{.+?\}\}|<\/?\w+>/g)].map(([found]) => found.replace(particle, '')).sort()
const english = new Map(textsOf(bundles.en).map(([path, text]) => [path.replace(plural, ''), text]))

describe.each(languages)('the bundles of %s', (language) => {
  const texts = textsOf(bundles[language])

  it('have every message, and no other', () => {
    const keys = texts.map(([path]) => path.replace(plural, ''))
    expect([...new Set(keys)].sort()).toEqual([...english.keys()].sort())
  })

  it('ask for the values, and have the tags, that the English messages do', () => {
    expect(texts.length).toBeGreaterThan(200)
    for (const [path, text] of texts)
      expect(placeholders(text), path).toEqual(placeholders(english.get(path.replace(plural, '')) ?? ''))
  })

  it('give what is counted each plural form of the language, and no other form', () => {
    const categories = new Intl.PluralRules(intlLocale(language)).resolvedOptions().pluralCategories
    const forms = new Map<string, string[]>()
    for (const [path, text] of texts) {
      if (!text.includes('{{count') && !plural.test(path)) continue
      const key = path.replace(plural, '')
      forms.set(key, [...(forms.get(key) ?? []), path])
    }
    expect(forms.size).toBeGreaterThan(5)
    for (const [key, found] of forms)
      expect(found.sort(), key).toEqual(categories.map((category) => `${key}_${category}`).sort())
  })

  it('have a text for each', () => {
    expect(texts.filter(([, text]) => text.trim() === '')).toEqual([])
  })

  it('group what is counted', () => {
    const ungrouped = texts.filter(([, text]) =>
      /\{\{(?:count|left|total|max|page|pages|lots)\}\}/.test(text),
    )
    expect(ungrouped).toEqual([])
  })
})
