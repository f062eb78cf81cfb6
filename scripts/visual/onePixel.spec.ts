import { mkdir, mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readOptions } from './options.ts'
import { type Darkroom, launch } from './shoot.ts'
import { visualIn } from './visual.ts'

/** A site like a built Storybook of widgets, whose preview reports when it has drawn as Storybook's does. What `tag` shows depends on what was shown before it. */
const preview = `<!doctype html><html><head></head><body>
<style>body { margin: 0 } .widget { position: relative; width: 120px; height: 40px; background: #245 }</style>
<script type="module" src="./preview.js"></script></body></html>`
const script = `
let widget
let shown = 'none'
const draw = (story) => {
  widget?.remove()
  widget = document.createElement('div')
  widget.className = 'widget ' + story
  widget.textContent = 'Buy 매수 買進 ' + new Date().toISOString() + Math.random() + (story.startsWith('tag') ? ' after ' + shown : '')
  shown = story
  document.body.append(widget)
  window.__STORYBOOK_PREVIEW__ = { currentRender: { phase: 'finished' } }
}
window.__STORYBOOK_ADDONS_CHANNEL__ = { emit: (_, { storyId }) => draw(storyId) }
draw(new URLSearchParams(location.search).get('id'))
`
const entry = (id: string, title: string) => ({ id, title, name: 'Default', type: 'story', tags: ['visual'] })
const indexOf = (...entries: ReturnType<typeof entry>[]) =>
  JSON.stringify({ v: 5, entries: Object.fromEntries(entries.map((one) => [one.id, one])) })
const button = entry('button--default', 'Primitives/Button')
const card = entry('card--default', 'Primitives/Card')

let folder = ''
let darkroom: Darkroom
const said: string[] = []

async function run(...more: string[]) {
  said.length = 0
  const files = ['--site', join(folder, 'site'), '--manifest', join(folder, 'accepted'), '--output', folder]
  return visualIn(darkroom, readOptions([...files, ...more]), (line) => said.push(line))
}
const report = () => readFile(join(folder, 'report', 'index.html'), 'utf8')
const writeIndex = (...entries: ReturnType<typeof entry>[]) =>
  writeFile(join(folder, 'site', 'index.json'), indexOf(...entries))

beforeAll(async () => {
  darkroom = await launch()
  folder = await mkdtemp(join(tmpdir(), 'visual-'))
  await mkdir(join(folder, 'site'))
  await writeFile(join(folder, 'site', 'iframe.html'), preview)
  await writeFile(join(folder, 'site', 'preview.js'), script)
  await writeIndex(button, card)
  expect(await run('--update')).toBe(true)
})
afterAll(async () => {
  await darkroom.browser.close()
  await rm(folder, { recursive: true })
})

test('passes when nothing has changed', async () => {
  expect(await run()).toBe(true)
  expect(said.at(-1)).toBe('4 pictures as accepted, 0 changed, 0 new, 0 orphans, 0 failed')
})

test('notices one pixel in one widget, names its story, and shows before, after and difference', async () => {
  expect(await run('--style', '.button--default { left: 1px }')).toBe(false)
  expect(said.join('\n')).toMatch(/changed {3}button--default \(.*light-en-kr\)/)
  expect(said.join('\n')).not.toContain('card--default')
  const page = await report()
  expect(page).toContain('Primitives/Button / Default')
  expect(page).not.toContain('Primitives/Card')
  expect(page.match(/data:image\/png/g)).toHaveLength(6)
})

test('asked for other stories, does not look at this one', async () => {
  expect(await run('--style', '.button--default { left: 1px }', '--only', 'card')).toBe(true)
})

test('asked to be quick, looks at each story once', async () => {
  expect(await run('--style', '.button--default { left: 1px }', '--quick')).toBe(false)
  expect(said).toContain('changed   button--default (light-en-kr)')
  expect(said).toContain('1 pictures as accepted, 1 changed, 0 new, 0 orphans, 0 failed')
})

/** What a machine with another browser or other fonts has: fingerprints that nothing drawn there will have. */
async function acceptElsewhere(folderOfPictures: string) {
  for (const name of await readdir(folderOfPictures)) {
    const path = join(folderOfPictures, name)
    await writeFile(path, (await readFile(path, 'utf8')).replace(/"[0-9a-f]{32}"/g, `"${'0'.repeat(32)}"`))
  }
}

describe('where fingerprints are those of other fonts or of another browser', () => {
  const base = () => ['--quick', '--base', join(folder, 'site')]
  beforeAll(() => acceptElsewhere(join(folder, 'accepted')))
  afterAll(() => run('--update'))

  test('compares with the accepted pictures drawn here', async () => {
    expect(await run(...base())).toBe(true)
    expect(said).toContain('Drawing here the 2 accepted pictures that those taken are not …')
  })
  test('still notices one pixel, and shows its before', async () => {
    expect(await run(...base(), '--style', '.button--default { left: 1px }')).toBe(false)
    expect(said).toContain('changed   button--default (light-en-kr)')
    expect((await report()).match(/data:image\/png/g)).toHaveLength(3)
  })
  test('without history, compares the fingerprints, and says so', async () => {
    expect(await run('--quick')).toBe(false)
    expect(said).toContain(
      'Version control has no revision of the accepted pictures: only their fingerprints are compared.',
    )
  })
})

test('refuses a new story until its picture is accepted, and a picture whose story is gone', async () => {
  await writeIndex(button, entry('tag--default', 'Primitives/Tag'))
  expect(await run()).toBe(false)
  expect(said.join('\n')).toMatch(/new {7}tag--default .*: no picture has been accepted/)
  expect(said.join('\n')).toMatch(/orphan {4}card--default .*: a picture without its story/)
  expect(await run('--update', '--added')).toBe(true)
  expect(await run()).toBe(true)
})
