import { languages } from '@onelot/domain'
import { intlLocale } from '@onelot/ui/i18n'
import { describe, expect, it } from 'vitest'
import { en } from './en/words.ts'
import { kor } from './kor/words.ts'
import { tw } from './tw/words.ts'

const words = { en, kor, tw }

const textsOf = (node: unknown, path = ''): readonly (readonly [string, string])[] =>
  typeof node === 'object' && node !== null
    ? Object.entries(node).flatMap(([key, child]) => textsOf(child, `${path}/${key}`))
    : [[path, String(node)]]

const plural = /_(zero|one|two|few|many|other)$/
const placeholders = (text: string) =>
  [...text.matchAll(/\{\{.+?\}\}|<\/?\w+>/g)].map(([found]) => found).sort()
const english = new Map(textsOf(en).map(([path, text]) => [path.replace(plural, ''), text]))

describe.each(languages)('the messages of %s', (language) => {
  const texts = textsOf(words[language])

  it('ask for the values, and have the tags, that the English ones do', () => {
    expect(texts.length).toBeGreaterThan(200)
    for (const [path, text] of texts)
      expect(placeholders(text), path).toEqual(placeholders(english.get(path.replace(plural, '')) ?? ''))
  })

  it('group what they count, and give it each plural form of the language', () => {
    const { pluralCategories } = new Intl.PluralRules(intlLocale(language)).resolvedOptions()
    const counted = texts.filter(([path, text]) => text.includes('{{count') || plural.test(path))
    const keys = new Set(counted.map(([path]) => path.replace(plural, '')))
    expect(keys.size).toBeGreaterThan(2)
    expect(counted.map(([path]) => path).sort()).toEqual(
      [...keys].flatMap((key) => pluralCategories.map((category) => `${key}_${category}`)).sort(),
    )
    expect(counted.filter(([, text]) => !text.includes('{{count, number}}'))).toEqual([])
  })
})
