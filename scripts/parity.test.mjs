import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import {
  countRows,
  gestureRows,
  importedWidgets,
  missingFrom,
  overview,
  parityPages,
  parityRows,
  playedStories,
  widgetsOf,
} from './parity.mjs'

const root = new URL('..', import.meta.url).pathname
const widgets = widgetsOf(root)

const dialog = {
  stories: new Set(['Default']),
  testFiles: ['drag.test'],
  tests: ['closes past %s px', 'stays "open"'],
}
const section = new Map([
  ['Dialog', dialog],
  ['Sheet', { stories: new Set(['ClosesByEscape']), testFiles: [], tests: [] }],
])
const rowsOf = (ours) =>
  parityRows(`## Sheet (popup)\n\n| upstream | ours |\n| --- | --- |\n| V closes | ${ours} |\n`)
const missing = (ours) => rowsOf(ours).flatMap((row) => missingFrom(row, section))

describe('a row of parity', () => {
  it('may cite the stories and tests of its own widget', () => {
    expect(missing('`ClosesByEscape`, and `open` is a prop')).toEqual([])
  })
  it('may cite those of another widget that it names', () => {
    expect(missing('as `Dialog` does: `Default`, `drag.test`, "closes past … px"')).toEqual([])
  })
  it('may cite nothing that does not exist', () => {
    expect(missing('`Default`, `drag.test.ts`, "closes past a third"')).toEqual([
      'Default',
      'drag.test',
      'closes past a third',
    ])
  })
  it('may not cite a story that only draws', () => {
    const drawn = 'export default meta\nexport const Drawn: Story = {}\n'
    const played = 'export const Played: Story = {\n  play: async () => {},\n}\n'
    const again = 'export const Again: Story = {\n  ...Played,\n  args: {},\n}\n'
    expect(playedStories(drawn + played + again)).toEqual(['Played', 'Again'])
  })
  it('may cite the browser tests of what it is about', () => {
    const text = `import { Button, Sheet } from '@onelot/ui'\nimport { expect, test } from 'vitest'\n`
    expect(importedWidgets(text)).toEqual(['Button', 'Sheet'])
    expect(widgets.get('Carousel').testFiles).toContain('carouselTouch.test')
  })
  it('counts as held when it cites something, and as not applicable when it gives a reason', () => {
    expect(
      countRows([...rowsOf('`ClosesByEscape`'), ...rowsOf('unused: sheets rise from the bottom')]),
    ).toEqual({
      held: 1,
      notApplicable: 1,
    })
  })
})

describe.each(parityPages(root))('docs/parity/$file', ({ text }) => {
  const rows = parityRows(text)
  it('is about widgets that exist', () => {
    expect(rows.length).toBeGreaterThan(100)
    for (const row of rows) expect(row.widgets.some((name) => widgets.has(name))).toBe(true)
  })
  it('cites stories and tests that exist', () => {
    const gone = rows.flatMap((row) =>
      missingFrom(row, widgets).map((name) => `${row.widgets.join()}: ${name}`),
    )
    expect(gone).toEqual([])
  })
})

describe('docs/parity.md', () => {
  const table = overview(root)
  it('counts the rows as they are', () => {
    const headings = Map.groupBy(
      parityPages(root).flatMap(({ text }) => parityRows(text)),
      (row) => row.widgets[0],
    )
    expect(headings.size).toBeGreaterThan(25)
    for (const [name, rows] of headings) {
      const { held, notApplicable } = countRows(rows)
      const line = table.split('\n').find((text) => new RegExp(`^\\| \\[${name}\\b`).test(text))
      expect(line?.split('|').slice(-3, -1).map(Number), name).toEqual([held, notApplicable])
    }
  })
})

describe('docs/accessibility.md', () => {
  const text = readFileSync(join(root, 'docs/accessibility.md'), 'utf8')
  const rows = gestureRows(text)
  it('shows the way without a gesture by stories that exist', () => {
    expect(rows.length).toBeGreaterThan(5)
    expect(rows.flatMap((row) => row.widgets.filter((name) => !widgets.has(name)))).toEqual([])
    expect(rows.flatMap((row) => missingFrom(row, widgets))).toEqual([])
  })
  it('names files that exist', () => {
    const files = [...text.matchAll(/`([^`\s]+\/[^`\s]+\.\w+)`/g)].map(([, file]) => file)
    expect(files.length).toBeGreaterThan(5)
    expect(files.filter((file) => !existsSync(join(root, file)))).toEqual([])
  })
})
