import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { getStorySortParameter, loadCsf } from 'storybook/internal/csf-tools'
import { describe, expect, it } from 'vitest'
import { storyFiles } from './storyIds.ts'

/** What a story is a story of, by the first part of its title (docs/stories.md). */
const kinds: Readonly<Record<string, string>> = {
  Playground: 'tool',
  Foundations: 'foundation',
  Primitives: 'widget',
  Finance: 'widget',
  Screens: 'screen',
  Flows: 'flow',
  'Back end': 'tool',
}
const kindTags = [...new Set(Object.values(kinds))]

/** What every story is shown in by the modes (docs/stories.md). */
const copies =
  /^(Dark|Light|Korean|KoreanDark|Chinese|ChineseDark|TraditionalChinese|LargestText|OnAWidePage)$/

const root = join(import.meta.dirname, '..')

const files = globSync(storyFiles, { cwd: root }).map((path) => {
  const source = readFileSync(join(root, path), 'utf8')
  const csf = loadCsf(source, { fileName: path, makeTitle: (title) => title }).parse()
  const [section = '', subject = '', ...parts] = csf.meta.title?.split('/') ?? []
  return {
    path,
    title: csf.meta.title ?? '',
    section,
    subject,
    parts,
    tags: csf.meta.tags ?? [],
    stories: Object.keys(csf._stories),
    source,
    atRest: [csf._storyAnnotations['Default']?.['play'] ?? csf._metaAnnotations['play']].map((play) =>
      play === undefined ? '' : source.slice(play.start ?? 0, play.end ?? 0),
    ),
  }
})

/** What a play does that changes what shows, or puts the focus somewhere. */
const acts = /userEvent\.|fireEvent|\.(click|focus)\(|\bwalk\(/

it('there are stories to check', () => {
  expect(files.length).toBeGreaterThan(90)
})

it('no two files share a title', () => {
  const titles = files.map(({ title }) => title)
  expect(titles.filter((title, index) => titles.indexOf(title) !== index)).toEqual([])
})

interface SidebarOrder {
  /** A section, then its subjects. */
  readonly order: readonly (string | readonly string[])[]
}

const isOrder = (sort: unknown): sort is SidebarOrder =>
  typeof sort === 'object' && sort !== null && 'order' in sort && Array.isArray(sort.order)

it('orders the sidebar by subjects that there are', () => {
  const sort: unknown = getStorySortParameter(readFileSync(join(root, '.storybook/preview.tsx'), 'utf8'))
  const order = isOrder(sort) ? sort.order : []
  const ordered = order.flatMap((subjects, at) =>
    typeof subjects === 'string' ? [] : subjects.map((subject) => `${String(order[at - 1])}/${subject}`),
  )
  expect(ordered.length).toBeGreaterThan(140)
  const subjects = new Set(files.map(({ section, subject }) => `${section}/${subject}`))
  expect(ordered.filter((one, at) => !subjects.has(one) || ordered.indexOf(one) !== at)).toEqual([])
})

it('the broker’s table of faults names stories that there are', () => {
  const readme = readFileSync(join(root, 'apps/mock-api/README.md'), 'utf8')
  const [, table = ''] = readme.split('## Faults')
  const [, unnamed = ''] = /^\| fault .*`([^`]+)` if no other is named/m.exec(table) ?? []
  const named = [...table.matchAll(/`([^`|]+)` +\|$/gm)].map(([, name = '']) =>
    name.includes('/') ? name : `${unnamed}/${name}`,
  )
  expect(named.length).toBeGreaterThan(8)
  const known = new Set(files.flatMap(({ title, stories }) => stories.map((name) => `${title}/${name}`)))
  expect(named.filter((name) => !known.has(name))).toEqual([])
})

describe.each(files)('$path', ({ section, subject, parts, tags, stories, source, atRest }) => {
  const kind = kinds[section]
  const isWidget = kind === 'widget'

  it('is titled by section and subject, and by a part only where its subject has several files', () => {
    expect(Object.keys(kinds)).toContain(section)
    expect(
      [subject, ...parts].every((words) => /^[A-Z][A-Za-z]*( [a-z]+| [A-Z][A-Za-z]*)*$/.test(words)),
    ).toBe(true)
    expect(parts.length).toBeLessThanOrEqual(1)
  })

  it('has the tag of its section and no other kind', () => {
    expect(tags.filter((tag) => kindTags.includes(tag))).toEqual([kind])
  })

  const documented = kind !== 'foundation' && kind !== 'tool' && parts.length === 0
  it(documented ? 'has a page' : 'leaves the page to the main file of its subject', () => {
    expect(tags.includes('autodocs')).toBe(documented)
  })

  it('names each story with words run together', () => {
    expect(stories.filter((name) => !/^([A-Z][a-z0-9]*)+$/.test(name))).toEqual([])
  })

  it('repeats no story in a mode of its own', () => {
    expect(stories.filter((name) => copies.test(name))).toEqual([])
  })

  it('escapes in a pattern each text that it does not write itself', () => {
    const patterns = [...source.matchAll(/new RegExp\(\s*(`[^\n]*|[^\n]*)/g)].map(
      ([, pattern = '']) => pattern,
    )
    const unescaped = patterns.filter((pattern) => /^t\(|\$\{(?!RegExp\.escape\()\w+\(/.test(pattern))
    expect(unescaped).toEqual([])
  })

  if (isWidget)
    it('shows Default at rest: open, untouched, without the focus', () => {
      expect(atRest.filter((play) => acts.test(play))).toEqual([])
    })

  if (documented && isWidget)
    it('begins with Default and Playground', () => {
      expect(stories.slice(0, 2)).toEqual(['Default', 'Playground'])
    })
  if (documented && kind === 'screen')
    it('says in a sentence what the screen is for, with which its page begins', () => {
      expect(source).toMatch(/\bpurpose:\s+'[A-Z][^']{20,}\.'/)
    })

  if (kind === 'screen' || kind === 'flow')
    it('names what a person sees or does, and at most its first story Default', () => {
      expect(stories.slice(1).filter((name) => name === 'Default')).toEqual([])
      expect(stories).not.toContain('Playground')
    })
})
