import { join } from 'node:path'
import { expect, test } from 'vitest'
import { pinnedSheet } from './sheet.ts'

const sheet = pinnedSheet(join(import.meta.dirname, '../../node_modules'), '/faces')

test('what code asks a system for is drawn with the packaged fixed-width type', () => {
  for (const name of ['SFMono-Regular', 'Menlo', 'Consolas'])
    expect(sheet).toContain(`font-family: '${name}'`)
  expect(sheet).not.toContain('Noto Sans Mono Variable')
})

test('each file of a face is asked for where the packages are served', () => {
  expect(sheet).toContain('url(/faces/noto-sans-mono/files/noto-sans-mono-latin-wght-normal.woff2)')
  expect(sheet).toContain('url(/faces/noto-sans-kr/files/noto-sans-kr-0-wght-normal.woff2)')
  expect(sheet).not.toContain('url(./')
})
