import { expect, it, vi } from 'vitest'
import { createReadNewsStore } from './readNewsStore.ts'
import { forget, memoryStorage } from './storage.ts'

it('knows what was opened on the device, also after the app has started anew', () => {
  const local = memoryStorage()
  createReadNewsStore(local).mark('a')
  expect([...createReadNewsStore(local).read()]).toEqual(['a'])
})

it('says once that something was opened, and to nobody who has stopped watching', () => {
  const news = createReadNewsStore(memoryStorage())
  const [watching, stopped] = [vi.fn(), vi.fn()]
  news.watch(watching)
  news.watch(stopped)()
  news.mark('a')
  news.mark('a')
  expect(watching).toHaveBeenCalledOnce()
  expect(stopped).not.toHaveBeenCalled()
})

it('is the same set until something is opened', () => {
  const news = createReadNewsStore(memoryStorage())
  news.mark('a')
  const before = news.read()
  expect(news.read()).toBe(before)
  news.mark('b')
  expect([...news.read()]).toEqual(['a', 'b'])
})

it('keeps the three hundred that were opened last', () => {
  const news = createReadNewsStore(memoryStorage())
  for (let id = 0; id < 310; id += 1) news.mark(String(id))
  expect(news.read().size).toBe(300)
  expect([news.read().has('9'), news.read().has('10')]).toEqual([false, true])
})

it('forgets it with the person', () => {
  const local = memoryStorage()
  const news = createReadNewsStore(local)
  news.mark('a')
  forget(local)
  expect(news.read().size).toBe(0)
})

it.each(['{', '7', '[1,null]'])('reads %s, which it did not write, as none', (stored) => {
  const local = memoryStorage()
  local.setItem('newsRead', stored)
  expect(createReadNewsStore(local).read().size).toBe(0)
})
