import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { keyOf, parseManifest, partsOf, printManifest, readManifest, writeManifest } from './manifest.ts'

const renderer = 'Chromium 1 on linux x64'
const pictures = new Map([
  ['primitives-tag--default@light-en-kr', '33'],
  ['primitives-button--large@light-en-kr', '22'],
  ['primitives-button--default@light-en-kr', '11'],
])

test('prints a file for each file of stories, one picture a line, in order, and reads them back', () => {
  const files = printManifest({ renderer, pictures })
  expect([...files.keys()].sort()).toEqual(['primitives-button.json', 'primitives-tag.json', 'renderer.json'])
  expect(files.get('primitives-button.json')).toBe(`{
  "primitives-button--default@light-en-kr": "11",
  "primitives-button--large@light-en-kr": "22"
}
`)
  expect(parseManifest(files)).toEqual({ renderer, pictures })
})

test('refuses files that do not name what drew them', () => {
  expect(() => parseManifest(new Map([['renderer.json', '{}']]))).toThrow(/renderer/)
})

test("refuses a picture in another story file's list", () => {
  const files = new Map([
    ...printManifest({ renderer, pictures }),
    ['primitives-tag.json', '{"primitives-button--default@light-en-kr": "11"}'],
  ])
  expect(() => parseManifest(files)).toThrow(/primitives-tag\.json must hold/)
})

test('removes the file of stories that are gone, and leaves the others', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'manifest-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  expect(await readManifest(folder)).toBeUndefined()
  await writeManifest(folder, { renderer, pictures })
  const rest = new Map([...pictures].filter(([key]) => key.startsWith('primitives-button')))
  await writeManifest(folder, { renderer, pictures: rest })
  expect((await readdir(folder)).sort()).toEqual(['primitives-button.json', 'renderer.json'])
  expect(await readManifest(folder)).toEqual({ renderer, pictures: rest })
})

test('a key names a story and a mode', () => {
  expect(partsOf(keyOf('button--default', 'dark-tw-kr'))).toEqual({
    story: 'button--default',
    mode: 'dark-tw-kr',
  })
})
