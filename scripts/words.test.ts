import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { type Language, inLanguage } from '@onelot/domain'
import { describe, expect, it } from 'vitest'
import { bootMessages } from '../apps/web/src/boot/messages.ts'
import { shellMessages } from '../apps/web/src/shell/shellMessages.ts'
import { screens } from '../packages/screens/src/base/definition/addresses.ts'

const root = join(import.meta.dirname, '..')
const languages = ['en', 'kor', 'tw'] as const satisfies readonly Language[]

/** Where messages are: a file a language, or a folder of such files. */
const messageFiles = [
  'packages/ui/src/locales/{,*/}',
  'packages/api-client/src/texts/{,*/}',
  'packages/screens/src/**/messages/',
]

/** The one text of the broker that says where data comes from; screens show it under "About this data". */
const dataSources = 'apps/mock-api/src/modules/market/market/provenance.ts'

/** A text of every language by one path; of a plural without its form. */
type Texts = ReadonlyMap<string, readonly string[]>

function collect(node: unknown, path: string, into: Map<string, readonly string[]>): void {
  if (typeof node === 'string') {
    const key = path.replace(/_(zero|one|two|few|many|other)$/, '')
    into.set(key, [...(into.get(key) ?? []), node])
  } else if (typeof node === 'object' && node !== null) {
    for (const [key, child] of Object.entries(node)) collect(child, `${path}.${key}`, into)
  }
}

async function textsOf(language: Language): Promise<Texts> {
  const texts = new Map<string, readonly string[]>()
  const files = messageFiles.flatMap((folder) => globSync(`${folder}${language}.ts`, { cwd: root }))
  for (const file of files.sort()) {
    const bundle: unknown = await import(pathToFileURL(join(root, file)).href)
    const folder = file.slice(0, -`${language}.ts`.length)
    // A bundle is exported under its language's name by some, which is not a part of the path.
    if (typeof bundle === 'object' && bundle !== null)
      for (const [name, messages] of Object.entries(bundle))
        collect(messages, name === language ? folder : `${folder}${name}`, texts)
  }
  for (const { name, title } of screens) collect(inLanguage(title, language), `title ${name}`, texts)
  collect(inLanguage(bootMessages, language), 'boot', texts)
  collect(inLanguage(shellMessages, language), 'shell', texts)
  return texts
}

const texts = { en: await textsOf('en'), kor: await textsOf('kor'), tw: await textsOf('tw') }
const all = (language: Language) =>
  [...inLanguage(texts, language)].flatMap(([path, forms]) => forms.map((text) => ({ path, text })))

interface Term {
  readonly term: string
  /** The forms of each thing that the row names. */
  readonly en: readonly (readonly string[])[]
  readonly kor: readonly (readonly string[])[]
  readonly tw: readonly (readonly string[])[]
  readonly avoid: readonly string[]
}

const listed = (cell: string, separator: string) =>
  cell
    .split(separator)
    .map((part) => part.trim())
    .filter((part) => part !== '')
const things = (cell: string) => listed(cell, ',').map((thing) => listed(thing, ' / '))

const terms: readonly Term[] = readFileSync(join(root, 'docs', 'words.md'), 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('| ') && !/^\| (term|-+) /.test(line))
  .map((line) => {
    const [, term = '', en = '', kor = '', tw = '', , avoid = ''] = line.split('|').map((cell) => cell.trim())
    return { term, en: things(en), kor: things(kor), tw: things(tw), avoid: listed(avoid, ',') }
  })

const scripts = { en: /\p{Script=Latin}/u, kor: /\p{Script=Hangul}/u, tw: /\p{Script=Han}/u }
const plain = (text: string) => text.toLowerCase().replaceAll("'", '’')
const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')
const has = (text: string, word: string) =>
  scripts.en.test(word)
    ? new RegExp(`(?<![\\p{L}\\p{N}])${escaped(plain(word))}(?![\\p{L}\\p{N}])`, 'u').test(plain(text))
    : text.includes(word)

/** Each thing that a row names. */
const named = terms.flatMap(({ en, kor, tw }) =>
  en.map((forms, at) => ({ en: forms, kor: kor[at] ?? [], tw: tw[at] ?? [] })),
)

const avoided = terms.flatMap(({ avoid }) => avoid)

interface Message {
  readonly path: string
  readonly text: string
}

/** Messages with a word that the list replaces, each with the word. */
const replacedIn = (language: Language, messages: readonly Message[]): readonly string[] => {
  const words = avoided.filter((word) => inLanguage(scripts, language).test(word))
  return messages.flatMap(({ path, text }) =>
    words.filter((word) => has(text, word)).map((word) => `${path}: ${word} in ${text}`),
  )
}

/** Keys of what is held on margin, beside `owned` and `short` (`holdingKind`); the sheet that closes chooses by itself. */
const ofMargin = /\.margin\.|[./]finance\.close\./

/** Korean messages that close what was bought or sold in full, which is sold or bought back. */
const closedWithoutMargin = (messages: readonly Message[]): readonly string[] =>
  messages
    .filter(({ path, text }) => !ofMargin.test(path) && text.replaceAll('강제 청산', '').includes('청산'))
    .map(({ path, text }) => `${path}: ${text}`)

/** Whether a text names a package: with its scope, or a collection of data by its name. */
const packageName = /@[a-z][\w.-]*\/[a-z]|\b[a-z]+(?:-[a-z]+)*-(?:datasets?|data)\b|\bnpm\b/

describe('the list of terms', () => {
  it('names the same things in each language', () => {
    expect(terms.length).toBeGreaterThan(50)
    for (const { term, en, kor, tw } of terms) {
      expect(en.length, term).toBeGreaterThan(0)
      expect([kor.length, tw.length], term).toEqual([en.length, en.length])
    }
  })

  it('has no term that another row avoids', () => {
    const forms = terms.flatMap(({ en, kor, tw }) => [en, kor, tw].flat(2))
    expect(forms.filter((form) => avoided.some((word) => has(form, word)))).toEqual([])
  })
})

describe.each(languages)('the messages of %s', (language) => {
  const messages = all(language)

  it('use the terms that another language uses', () => {
    expect(messages.length).toBeGreaterThan(600)
    const uses = (spoken: Language, forms: readonly string[]) =>
      all(spoken).some(({ text }) => forms.some((form) => has(text, form)))
    const unused = named.filter(
      (row) => !uses(language, row[language]) && languages.some((other) => uses(other, row[other])),
    )
    expect(unused.map((row) => row[language])).toEqual([])
  })

  it('have none of the words that the list replaces', () => {
    expect(avoided.filter((word) => scripts[language].test(word)).length).toBeGreaterThan(20)
    expect(replacedIn(language, messages)).toEqual([])
  })

  it('name no package that data comes from', () => {
    expect(messages.filter(({ text }) => packageName.test(text))).toEqual([])
  })

  it('have no exclamation mark', () => {
    expect(messages.filter(({ text }) => /[!！]/.test(text))).toEqual([])
  })
})

describe('a planted text', () => {
  it.each([
    ['en', 'Your available funds'],
    ['kor', '평단가 ₩72,000'],
    ['tw', '散戶買賣超'],
  ] as const)('of %s with a replaced word is found: %s', (language, text) => {
    expect(replacedIn(language, [{ path: 'planted', text }])).toHaveLength(1)
  })

  it('that closes shares in Korean is found, and not one of margin', () => {
    const planted = [
      { path: 'positions.owned.close', text: '청산' },
      { path: 'positions.margin.close', text: '청산' },
      { path: 'notices.stopOut', text: '강제 청산' },
    ]
    expect(closedWithoutMargin(planted)).toEqual(['positions.owned.close: 청산'])
  })

  it('that names a package is found', () => {
    const named = [...readFileSync(join(root, dataSources), 'utf8').matchAll(/\(([^()]*), .*Yahoo/g)]
    expect(named.length).toBeGreaterThan(3)
    expect(named.filter(([, source = '']) => !packageName.test(source))).toEqual([])
  })
})

/** English words for several things, which the other languages tell apart. */
const homonyms = ['Account', 'Close', 'Closed', 'Exchange', 'Market', 'Open', 'Pending', 'Price', 'Share']

/** What the list calls an English text: of one word the whole text, of several any part of it. */
const isNamed = (text: string, forms: readonly string[]) =>
  forms
    .filter((form) => !homonyms.includes(form))
    .some((form) => (form.includes(' ') ? has(text, form) : plain(text) === plain(form)))

describe.each(['kor', 'tw'] as const)('a term of an English message, in %s,', (language) => {
  it('is the term of the same row', () => {
    const checked = [...texts.en].flatMap(([path, forms]) => {
      const rows = named.filter((row) => forms.some((text) => isNamed(text, row.en)))
      const translated = texts[language].get(path) ?? []
      return rows.length === 0 ? [] : [{ path, rows, translated }]
    })
    expect(checked.length).toBeGreaterThan(100)
    const wrong = checked
      .filter(({ rows, translated }) =>
        rows.every((row) => !row[language].some((form) => translated.some((text) => has(text, form)))),
      )
      .map(({ path, translated }) => `${path}: ${translated.join(' / ')}`)
    expect(wrong).toEqual([])
  })
})

describe('Korean', () => {
  const messages = all('kor')

  it('ends its sentences in 요', () => {
    const sentences = messages.flatMap(({ path, text }) =>
      [...text.matchAll(/[^.?]+(?=[.?](?:\s|$))/g)].map(([sentence]) => ({ path, sentence })),
    )
    expect(sentences.length).toBeGreaterThan(100)
    expect(sentences.filter(({ sentence }) => !/요(?: \(.+\))?$/.test(sentence))).toEqual([])
  })

  it('closes only what is on margin', () => {
    expect(closedWithoutMargin(messages)).toEqual([])
  })

  it('has no formal ending', () => {
    expect(messages.filter(({ text }) => /니다|니까|십시오|시오/.test(text))).toEqual([])
  })
})

describe('the texts that the specification quotes', () => {
  it.each([
    'Are you sure to close the position?',
    'Close position successfully',
    'No record',
    'Request failed with status code {{status}}',
  ])('%s', (quoted) => {
    expect(all('en').filter(({ text }) => text === quoted)).not.toEqual([])
  })
})
