import { describe, expect, it } from 'vitest'
import {
  anchorsOf,
  brokenReferences,
  citedTests,
  missingTests,
  outsideCitations,
  referencesIn,
  rulePages,
  textsOf,
} from './ruleReferences.mjs'

const page = 'docs/rules/money.md'
const small = (text, path = 'packages/domain/src/money.ts') =>
  new Map([
    [path, text],
    [page, '# Money\n\n## Rounding, by case\n\n## Rounding, by case\n'],
    ['docs/rules/README.md', '# Rules\n'],
  ])

describe('a reference to a page', () => {
  it('may name the page, or a heading of it', () => {
    expect(brokenReferences(small(`/** Rounds (${page}), once (${page}#rounding-by-case). */`))).toEqual([])
  })
  it('is broken where the page is not there', () => {
    expect(brokenReferences(small('/** Rounds (docs/rules/mony.md). */'))).toEqual([
      'packages/domain/src/money.ts: docs/rules/mony.md',
    ])
  })
  it('is broken where the heading is not there', () => {
    expect(brokenReferences(small(`// ${page}#rounding-by-hand`))).toEqual([
      `packages/domain/src/money.ts: ${page}#rounding-by-hand`,
    ])
  })
  it('starts from the document’s own folder in a link', () => {
    const text = '[money](money.md) [up](../backend.md) [self](#here) [web](https://example.org/a.md)\n'
    expect(brokenReferences(small(text, 'docs/rules/ledger.md'))).toEqual([
      'docs/rules/ledger.md: docs/backend.md',
      'docs/rules/ledger.md: docs/rules/ledger.md#here',
    ])
  })
  it('is not what only looks like one', () => {
    expect(
      referencesIn('a.ts', "import '@storybook/addon-docs/blocks' // contributor-docs/style.md"),
    ).toEqual([])
  })
})

describe('the anchors of a page', () => {
  it('are its headings without punctuation, numbered where they repeat', () => {
    expect([...anchorsOf('# T+N locks\n## `check`, `decide`\n## T+N locks\n')]).toEqual([
      'tn-locks',
      'check-decide',
      'tn-locks-1',
    ])
  })
})

describe('a rule', () => {
  const cited = 'packages/domain/src/money.test.ts'
  const texts = (text) =>
    new Map([
      [page, text],
      [cited, "describe('money', () => {\n  it.each(cases)('rounds %s up', () => {})\n})\n"],
    ])
  it('may cite a test, with words left out, or a group of tests', () => {
    const text = `\`${cited} › rounds … up\` and \`${cited} › money\``
    expect(citedTests(text)).toHaveLength(2)
    expect(missingTests(texts(text), [page])).toEqual([])
  })
  it('may cite no test that is not there', () => {
    expect(missingTests(texts(`\`${cited} › rounds down\``), [page])).toEqual([
      `${page}: ${cited} › rounds down`,
    ])
  })
  it('may cite no file that is not there', () => {
    expect(missingTests(texts('`packages/domain/src/mony.test.ts › money`'), [page])).toEqual([
      `${page}: packages/domain/src/mony.test.ts › money`,
    ])
  })
})

describe('a citation of what is not in the repository', () => {
  it('is found with its line, below the folders asked for', () => {
    const texts = new Map([
      ['packages/domain/src/a.ts', 'const a = 1\n/** Half up (RULES 1). */'],
      ['packages/domain/src/b.ts', '/** As section 9 has it. */'],
      ['packages/domain/src/c.ts', '/** The style of a section; a design. */'],
      ['packages/ui/src/d.ts', '/** DESIGN 4 */'],
    ])
    expect(outsideCitations(texts, ['packages/domain'])).toEqual([
      'packages/domain/src/a.ts:2: /** Half up (RULES 1). */',
      'packages/domain/src/b.ts:1: /** As section 9 has it. */',
    ])
  })
})

describe('this repository', () => {
  const texts = textsOf(new URL('..', import.meta.url).pathname)
  const pages = rulePages(texts)
  it('has the pages of the rules, each in their index', () => {
    const index = referencesIn('docs/rules/README.md', texts.get('docs/rules/README.md') ?? '')
    expect(
      index
        .map(({ to }) => to)
        .filter((to) => to.startsWith('docs/rules/'))
        .sort(),
    ).toEqual([...pages].sort())
    expect(pages.length).toBeGreaterThan(8)
  })
  it('refers to no page and no heading that is not there', () => {
    expect(texts.size).toBeGreaterThan(500)
    expect(brokenReferences(texts)).toEqual([])
  })
  it('holds its rules by tests that exist', () => {
    expect(pages.flatMap((path) => citedTests(texts.get(path) ?? '')).length).toBeGreaterThan(150)
    expect(missingTests(texts, pages)).toEqual([])
  })
  it('names in its threat model tests that exist', () => {
    const model = 'docs/threat-model.md'
    expect(citedTests(texts.get(model) ?? '').length).toBeGreaterThan(10)
    expect(missingTests(texts, [model])).toEqual([])
  })
  it('cites nothing outside itself in its rules, packages, apps and Storybook', () => {
    const below = ['docs/rules', 'packages', 'apps', '.storybook']
    expect(outsideCitations(texts, below)).toEqual([])
  })
})
