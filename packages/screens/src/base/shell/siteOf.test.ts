import { defaultSiteConfig } from '@onelot/domain'
import { expect, it } from 'vitest'
import { siteOf } from './siteOf.ts'

it('is nothing of the site’s own while all is ours', () => {
  expect(siteOf(defaultSiteConfig)).toBeUndefined()
  expect(siteOf({ title: undefined, logo: undefined, brand: undefined })).toBeUndefined()
})

it.each([
  [{ title: 'Haneul' }, { name: 'Haneul', logo: undefined, brand: undefined }],
  [{ logo: '/haneul.svg' }, { name: undefined, logo: '/haneul.svg', brand: undefined }],
  [{ brand: '#C2410C' }, { name: undefined, logo: undefined, brand: '#C2410C' }],
  [{ money: 'real' }, { money: 'real' }],
  [{ prices: 'real' }, { prices: 'real' }],
  [{ languages: 'ja ja-JP en 日本語' }, { languages: ['ja'] }],
])('has %o in place of ours', (own, site) => {
  expect(siteOf({ ...defaultSiteConfig, ...own })).toEqual(site)
})

it.each(['', 'practice', 'simulated', 'euro'])(
  'takes neither money nor prices for real where a broker says %o',
  (said) => {
    expect(siteOf({ ...defaultSiteConfig, money: said, prices: said })).toBeUndefined()
  },
)

it('leaves out a colour that is none, as a broker of another make may answer', () => {
  expect(siteOf({ ...defaultSiteConfig, brand: 'orange' })).toBeUndefined()
})
