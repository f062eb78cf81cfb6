import { expect, it } from 'vitest'
import { createRecentSearchesStore } from './recentSearchesStore.ts'
import { forget, keysOf, memoryStorage } from './storage.ts'

it('reads what was kept on the device, also after the app has started anew', () => {
  const local = memoryStorage()
  createRecentSearchesStore(local).keep(['AAPL', '005930'])
  expect(createRecentSearchesStore(local).read()).toEqual(['AAPL', '005930'])
})

it('leaves nothing behind once all are removed', () => {
  const local = memoryStorage()
  const searches = createRecentSearchesStore(local)
  searches.keep(['AAPL'])
  searches.keep([])
  expect(keysOf(local)).toEqual([])
})

it('forgets them with the person', () => {
  const local = memoryStorage()
  const searches = createRecentSearchesStore(local)
  searches.keep(['AAPL'])
  forget(local)
  expect(searches.read()).toEqual([])
})

it.each(['{', '7', '{"a":1}', '[1,null]'])('reads %s, which it did not write, as none', (stored) => {
  const local = memoryStorage()
  local.setItem('searches', stored)
  expect(createRecentSearchesStore(local).read()).toEqual([])
})
