import { expect, it } from 'vitest'
import { createSiteStore } from './siteStore.ts'
import { forget, memoryStorage } from './storage.ts'

const haneul = { title: 'Haneul Securities', logo: '/haneul.svg', brand: '#9A3412' }

it('has nothing of a site before the first that was read', () => {
  expect(createSiteStore(memoryStorage()).read()).toBeUndefined()
})

it('has the name and the look that were read last, also after a session has ended', () => {
  const local = memoryStorage()
  createSiteStore(local).keep({ ...haneul, title: 'Another' })
  createSiteStore(local).keep(haneul)
  forget(local)
  expect(createSiteStore(local).read()).toEqual(haneul)
})

it.each(['{', 'null', '"Haneul"', '12'])('ignores %s, which is none', (stored) => {
  const local = memoryStorage()
  local.setItem('site', stored)
  expect(createSiteStore(local).read()).toBeUndefined()
})

it('ignores what is no text', () => {
  const local = memoryStorage()
  local.setItem('site', JSON.stringify({ ...haneul, logo: { href: '/haneul.svg' } }))
  expect(createSiteStore(local).read()).toEqual({ ...haneul, logo: undefined })
})
