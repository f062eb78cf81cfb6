import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Linter } from 'eslint'
import { describe, expect, it } from 'vitest'
import { browserRule } from './browserRule.mjs'
import { buildTarget, oldestBrowsers } from './oldestBrowsers.mjs'

const config = {
  languageOptions: { parserOptions: { ecmaFeatures: { jsx: true } } },
  plugins: { onelot: { rules: { browsers: browserRule } } },
  rules: { 'onelot/browsers': 'error' },
}
const messages = (code) => new Linter().verify(code, config).map(({ message }) => message)

describe('what an oldest browser lacks is refused', () => {
  it.each([
    ['a function of an interface', 'URL.parse("/")', 'URL.parse'],
    ['a function of a builtin', 'Object.groupBy([], String)', 'Object.groupBy'],
    ['a class', 'new URLPattern({})', 'URLPattern'],
    ['a function of the page', 'requestIdleCallback(act)', 'requestIdleCallback'],
    ['the same by its owner', 'globalThis.requestIdleCallback(act)', 'globalThis.requestIdleCallback'],
    ['a method of what is there', 'document.startViewTransition(act)', 'document.startViewTransition'],
    ['a method that no older object has', 'open().checkVisibility()', 'checkVisibility'],
    ['an attribute', 'export const a = <p popover="auto" />', 'popover'],
    ['an attribute of one element', 'export const a = <button popoverTarget="a" />', 'popoverTarget'],
    ['a flag of a pattern', 'export const a = /a/v', 'the flag v'],
  ])('%s: %s', (_, code, name) => {
    const [message] = messages(code)
    expect(message).toMatch(/safari_ios 16\.4/)
    expect(message).toContain(` lack ${name}.`)
  })
})

describe('nothing is refused', () => {
  it.each([
    ['what all of them have', 'new URL("/"); [1].toSorted(); new Intl.Segmenter("en"); structuredClone({})'],
    ['what is asked for', 'if ("parse" in URL) URL.parse("/")'],
    [
      'what is asked for by its type',
      'if (typeof requestIdleCallback === "function") requestIdleCallback(act)',
    ],
    ['what is named after what is asked for', '"popover" in body && <button popoverTarget="a" />'],
    ['a method that may be missing', 'element.checkVisibility?.()'],
    ['a reading of what may be missing', 'const idle = globalThis.requestIdleCallback'],
    ['a name of the file’s own', 'import { URL } from "./url.js"; URL.parse("/")'],
    ['a name of a parameter', 'const open = (navigation) => navigation.open()'],
    ['a property that is called like a new one', 'order.popover = 1; styles.share'],
    ['a field that does a little less', 'export const a = <input autoCorrect="off" />'],
  ])('for %s: %s', (_, code) => {
    expect(messages(code)).toEqual([])
  })
})

describe('the oldest browsers', () => {
  it('are those that the build is made for', () => {
    expect(buildTarget).toEqual(['chrome111', 'edge111', 'firefox125', 'safari16.4', 'ios16.4'])
  })
  it('are named in the README', () => {
    const readme = readFileSync(join(import.meta.dirname, '../README.md'), 'utf8')
    const [, named = ''] = /^## Browsers\n\n([^#]*)/m.exec(readme) ?? []
    expect(named.match(/\d+(\.\d+)?(?= )/g)).toEqual(
      ['chrome', 'edge', 'firefox', 'safari', 'samsung'].map((name) => oldestBrowsers.get(name)),
    )
  })
})
