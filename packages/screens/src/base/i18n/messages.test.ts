import { languages, particles } from '@onelot/domain'
import { intlLocale } from '@onelot/ui/i18n'
import { describe, expect, it } from 'vitest'
import { screens } from '../definition/addresses.ts'
import { app as en } from './messages/en.ts'
import { app as kor } from './messages/kor.ts'
import { app as tw } from './messages/tw.ts'

/** Bundles of other packages, which hold them by tests of their own. */
const foreign = ['kline', 'refusals', 'trading']

const apps = { en, kor, tw }
async function messagesOf(language: keyof typeof apps): Promise<Readonly<Record<string, unknown>>> {
  const modules = await Promise.all(screens.map((screen) => screen.messages[language]()))
  const own = modules.flatMap((module) => Object.entries(module)).filter(([name]) => !foreign.includes(name))
  return { app: apps[language], ...Object.fromEntries(own) }
}
const messages = { en: await messagesOf('en'), kor: await messagesOf('kor'), tw: await messagesOf('tw') }

const textsOf = (node: unknown, path = ''): readonly (readonly [string, string])[] =>
  typeof node === 'object' && node !== null
    ? Object.entries(node).flatMap(([key, child]) => textsOf(child, `${path}/${key}`))
    : [[path, String(node)]]

const plural = /_(zero|one|two|few|many|other)$/
/** Of a Korean particle, as `{{name, 이}}` has one. */
const particle = new RegExp(`, (?:${particles.join('|')})(?=}})`)
const placeholders = (text: string) =>
  [...text.matchAll(/\{\{.+?\}\}|<\/?\w+>/g)].map(([found]) => found.replace(particle, '')).sort()
const english = new Map(textsOf(messages.en).map(([path, text]) => [path.replace(plural, ''), text]))

describe.each(languages)('the messages of %s', (language) => {
  const texts = textsOf(messages[language])

  it('ask for the values, and have the tags, that the English ones do', () => {
    expect(texts.length).toBeGreaterThan(200)
    for (const [path, text] of texts)
      expect(placeholders(text), path).toEqual(placeholders(english.get(path.replace(plural, '')) ?? ''))
  })

  it('are never empty, which i18next takes for missing', () => {
    expect(texts.filter(([, text]) => text === '')).toEqual([])
  })

  it('group what they count, and give it each plural form of the language', () => {
    const { pluralCategories } = new Intl.PluralRules(intlLocale(language)).resolvedOptions()
    const counted = texts.filter(([path, text]) => text.includes('{{count') || plural.test(path))
    const keys = new Set(counted.map(([path]) => path.replace(plural, '')))
    expect(counted.map(([path]) => path).sort()).toEqual(
      [...keys].flatMap((key) => pluralCategories.map((category) => `${key}_${category}`)).sort(),
    )
    expect(counted.filter(([, text]) => !text.includes('{{count, number}}'))).toEqual([])
  })
})

it('write each Korean particle behind a value by its last sound', () => {
  const fixed = /\}\}(?:을|를|이|가|은|는|과|와|으로|로|예요|이에요|였어요|이었어요)(?=[ ,.'<]|$)/
  // A time of day ends in 분 or 시, whatever its digits.
  const texts = textsOf(messages.kor).filter(
    ([, text]) => fixed.test(text) && !/\{\{(?:at|time|until)\}\}/.test(text),
  )
  expect(texts).toEqual([])
})
