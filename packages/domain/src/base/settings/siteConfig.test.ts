import { expect, it } from 'vitest'
import { defaultSiteConfig, malformedConfig } from './siteConfig.ts'

it('has a form that its defaults have', () => {
  expect(malformedConfig(defaultSiteConfig)).toEqual({})
})

it.each([
  ['title', ' '],
  ['title', 'x'.repeat(41)],
  ['logo', '//evil.example/logo.svg'],
  ['logo', 'javascript:alert(1)'],
  ['brand', 'orange'],
  ['brand', '#f60'],
  ['brand', '#ff6600ff'],
  ['brand', 'url(#ff6600)'],
  ['kefuUrl', 'http://help.example/'],
  ['kefuUrl', 'https://user@help.example/'],
  ['kefuUrl', 'https://help.example/ x'],
  ['webviewHosts', 'https://help.example'],
  ['webviewHosts', 'help.example,'],
  ['webviewHosts', '*.example'],
  ['serviceHours', 'always'],
  ['money', ''],
  ['money', 'euro'],
  ['prices', 'practice'],
])('refuses the %s %s', (name, text) => {
  expect(malformedConfig({ [name]: text })).toEqual({ [`config.${name}`]: 'malformed' })
})

it.each([
  ['logo', 'https://cdn.broker.example/mark.svg'],
  ['brand', '#FF6600'],
  ['brand', '#ff6600'],
  ['brand', ''],
  ['kefuUrl', 'https://help.broker.example:8443/chat?from=app'],
  ['webviewHosts', 'a.example,b.broker.example'],
  ['money', 'real'],
  ['prices', 'real'],
])('takes the %s %s', (name, text) => {
  expect(malformedConfig({ [name]: text })).toEqual({})
})
