import { describe, expect, it } from 'vitest'
import { isBuilt, isFile, isPage } from './files.ts'

const scope = 'https://pages.example/some/folder/'
const at = (path: string) => new URL(path, scope)

describe('the page', () => {
  it.each(['', 'index.html', '?again', '#/market/index', '?again#/market/index'])('is at "%s"', (path) => {
    expect(isPage(at(path), scope)).toBe(true)
  })
  it.each([
    'market',
    'api/vue/common/config',
    'logo.svg',
    'index.html/more',
    '../',
    '../other/',
    'https://else.example/some/folder/',
  ])('is not at "%s"', (path) => {
    expect(isPage(at(path), scope)).toBe(false)
  })
})

describe('a file of a build', () => {
  it.each(['assets/index-BB_1LZu8.js', 'assets/startApp-a-b_c-9Z.css', 'assets/face-12345678.woff2'])(
    'is %s',
    (path) => {
      expect(isBuilt(at(path), scope)).toBe(true)
    },
  )
  it.each([
    'api/vue/member/login',
    'api/vue/stream/open',
    'assets/index-BB_1LZu8.js?token=secret',
    'assets/plain.js',
    'assets/folder/index-BB_1LZu8.js',
    'assets/answer-BB_1LZu8.json',
    'api/assets/index-BB_1LZu8.js',
    '../assets/index-BB_1LZu8.js',
    'https://else.example/some/folder/assets/index-BB_1LZu8.js',
  ])('is not %s', (path) => {
    expect(isBuilt(at(path), scope)).toBe(false)
  })
})

describe('an answer', () => {
  const answer = (status: number, type: string) =>
    new Response(null, { status, headers: { 'content-type': type } })
  it('is kept where it is the file', () => {
    expect(isFile(answer(200, 'text/javascript; charset=utf-8'))).toBe(true)
  })
  it.each([
    [404, 'text/javascript'],
    [206, 'text/javascript'],
    [200, 'text/html; charset=utf-8'],
  ])('is not where it is %i of %s', (status, type) => {
    expect(isFile(answer(status, type))).toBe(false)
  })
})
