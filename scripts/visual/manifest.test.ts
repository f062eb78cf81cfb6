import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { keyOf, parseManifest, partsOf, printManifest, readManifest, writeManifest } from './manifest.ts'

const pictures = new Map([
  ['primitives-tag--default@light-en-kr', '33'],
  ['primitives-button--large@light-en-kr', '22'],
  ['primitives-button--default@light-en-kr', '11'],
])

test('prints a file for each file of stories, one picture a line, in order, and reads them back', () => {
  const files = printManifest(pictures)
  expect([...files.keys()].sort()).toEqual(['primitives-button.json', 'primitives-tag.json'])
  expect(files.get('primitives-button.json')).toBe(`{
  "primitives-button--default@light-en-kr": "11",
  "primitives-button--large@light-en-kr": "22"
}
`)
  expect(parseManifest(files)).toEqual(pictures)
})

test("refuses a picture in another story file's list", () => {
  const files = new Map([
    ...printManifest(pictures),
    ['primitives-tag.json', '{"primitives-button--default@light-en-kr": "11"}'],
  ])
  expect(() => parseManifest(files)).toThrow(/primitives-tag\.json must hold/)
})

test('removes the file of stories that are gone, and leaves the others', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'manifest-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  expect(await readManifest(folder)).toEqual(new Map())
  await writeManifest(folder, pictures)
  const rest = new Map([...pictures].filter(([key]) => key.startsWith('primitives-button')))
  await writeManifest(folder, rest)
  expect((await readdir(folder)).sort()).toEqual(['primitives-button.json'])
  expect(await readManifest(folder)).toEqual(rest)
})

test('a key names a story and a mode', () => {
  expect(partsOf(keyOf('button--default', 'dark-tw-kr'))).toEqual({
    story: 'button--default',
    mode: 'dark-tw-kr',
  })
})
