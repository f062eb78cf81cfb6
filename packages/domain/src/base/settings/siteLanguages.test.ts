import { expect, it } from 'vitest'
import { isWordsPath, siteLanguagesOf } from './siteLanguages.ts'

it('the languages that a site adds have a code, a tag, one of ours that they are like, and a name', () => {
  expect(siteLanguagesOf('ja ja-JP en 日本語, zhs zh-Hans-CN tw 简体 中文')).toEqual([
    { code: 'ja', tag: 'ja-JP', like: 'en', name: '日本語' },
    { code: 'zhs', tag: 'zh-Hans-CN', like: 'tw', name: '简体 中文' },
  ])
})

it('a tag is kept as it is written by all', () => {
  expect(siteLanguagesOf('ja ja-jp en 日本語')).toMatchObject([{ tag: 'ja-JP' }])
})

it.each([
  '',
  'ja',
  'ja ja-JP en',
  'en en-GB en British',
  'ja ja-JP fr 日本語',
  'ja j en 日本語',
  'ja ja-JP en 日本語,ja ja en x',
  'plain en-us en Plain',
  'a ja-JP en x, b ja-jp en y',
])('are none in %o', (text) => {
  expect(siteLanguagesOf(text)).toBeUndefined()
})

it.each([
  ['/', true],
  ['/words/', true],
  ['/a/b-c/', true],
  ['words/', false],
  ['/words', false],
  ['//evil.example/', false],
  ['https://evil.example/', false],
  ['/../', false],
])('%s is a path of words: %s', (path, is) => {
  expect(isWordsPath(path)).toBe(is)
})
