import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { loadCsf } from 'storybook/internal/csf-tools'
import { describe, expect, it } from 'vitest'
import type { WidgetDocs } from '../packages/ui/src/widgetDocs.ts'
import { widgetsByUse } from './widgetFacts/widgetFacts.ts'

const root = join(import.meta.dirname, '..')
const ui = 'packages/ui/src/{primitives,finance}'

/** The main stories of each widget: those with a page. */
const widgets = globSync(`${ui}/**/*.stories.tsx`, { cwd: root }).flatMap((path) => {
  const csf = loadCsf(readFileSync(join(root, path), 'utf8'), {
    fileName: path,
    makeTitle: (title) => title,
  }).parse()
  const [, subject = '', part] = csf.meta.title?.split('/') ?? []
  return part === undefined ? [{ path, name: basename(path, '.stories.tsx'), subject }] : []
})
const names = widgets.map(({ name }) => name)
const isDocs = (module: unknown): module is { readonly docs: WidgetDocs } =>
  typeof module === 'object' && module !== null && 'docs' in module

const docsOf = async (path: string): Promise<WidgetDocs> => {
  const module: unknown = await import(join(root, path))
  if (!isDocs(module)) throw new Error(`${path} exports no docs`)
  return module.docs
}

/** Every sentence of a page. */
const sentencesOf = ({ purpose, notFor, dos, donts, accessibility }: WidgetDocs) => [
  purpose,
  ...notFor,
  ...dos,
  ...donts,
  accessibility.role,
  accessibility.announces,
]

const quoted = (text: string) => [...text.matchAll(/`([A-Z][A-Za-z]+)`/g)].map(([, name = '']) => name)

it('there are widgets to check, each file of docs beside one', () => {
  expect(widgets.length).toBeGreaterThan(70)
  const files = globSync(`${ui}/**/*.docs.ts`, { cwd: root }).map((path) => basename(path, '.docs.ts'))
  expect(files.toSorted()).toEqual(names.toSorted())
})

/** Files of screens from which on a widget's anatomy is drawn: twenty widgets are imported by so many. */
const DRAWN_FROM = 6

describe('the anatomy of what screens use most', () => {
  const used = widgetsByUse().filter(([, files]) => files >= DRAWN_FROM)

  it('is that of twenty widgets at least', () => {
    expect(used.length).toBeGreaterThanOrEqual(20)
  })

  it.each(used)('of %s is drawn', async (name) => {
    const { path = '' } = widgets.find((widget) => widget.name === name) ?? {}
    const { anatomy } = await docsOf(path.replace('.stories.tsx', '.docs.ts'))
    expect(anatomy.some(({ at }) => at !== undefined)).toBe(true)
  })
})

describe.each(widgets)('the page of $name', ({ path, name, subject }) => {
  const file = path.replace('.stories.tsx', '.docs.ts')

  it('says what it is for, how it is made, used and read', async () => {
    const docs = await docsOf(file)
    const { notFor, anatomy, dos, donts } = docs
    for (const list of [notFor, anatomy, dos, donts]) expect(list.length).toBeGreaterThan(0)
    expect(sentencesOf(docs).filter((text) => !/^[A-Z“0-9].*[.)]$/s.test(text))).toEqual([])
  })

  it('leads to widgets that have a page, and not to itself', async () => {
    const { related } = await docsOf(file)
    expect(related.length).toBeGreaterThan(0)
    expect(related.filter((one) => !names.includes(one) || one === name)).toEqual([])
    expect(new Set(related).size).toBe(related.length)
  })

  it('names only what ui exports', async () => {
    const index = readFileSync(join(root, 'packages/ui/src/index.ts'), 'utf8')
    const kline = readFileSync(join(root, 'packages/ui/src/finance/KLineChart/index.ts'), 'utf8')
    const charts = readFileSync(join(root, 'packages/ui/src/finance/charts/index.ts'), 'utf8')
    const named = sentencesOf(await docsOf(file)).flatMap(quoted)
    expect(named.filter((one) => !new RegExp(`\\b${one}\\b`).test(index + kline + charts))).toEqual([])
  })

  it('has the address that links to it expect', async () => {
    expect((await docsOf(file)).title ?? name).toBe(subject)
  })
})
