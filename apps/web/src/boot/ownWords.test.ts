import { afterEach, expect, it, vi } from 'vitest'
import { loadOwnWords } from './ownWords.ts'

const answered = (answer: () => Promise<Response>) => {
  const asked = vi.fn(answer)
  vi.stubGlobal('fetch', asked)
  return asked
}
afterEach(() => {
  vi.unstubAllGlobals()
})

it('are read below the path of the site, by language', async () => {
  const words = { landing: { sentence: 'Invest like a neighbour.' } }
  const asked = answered(() => Promise.resolve(Response.json(words)))
  expect(await loadOwnWords('/words/', 'kor')).toEqual(words)
  expect(asked).toHaveBeenCalledExactlyOnceWith('/words/kor.json', expect.anything())
})

it.each([undefined, '', 'https://evil.example/', '//evil.example/'])(
  'are not asked for at %o',
  async (path) => {
    const asked = answered(() => Promise.resolve(Response.json({})))
    expect(await loadOwnWords(path, 'en')).toBeUndefined()
    expect(asked).not.toHaveBeenCalled()
  },
)

it.each([
  ['there are none', () => Promise.resolve(new Response('', { status: 404 }))],
  ['a page comes in their place', () => Promise.resolve(new Response('<!doctype html>'))],
  ['they are no texts', () => Promise.resolve(Response.json({ landing: { sentence: 3 } }))],
  ['they are a list', () => Promise.resolve(Response.json([['a']]))],
  ['nothing comes', () => Promise.reject(new TypeError('offline'))],
])('are none where %s', async (_, answer) => {
  answered(answer)
  expect(await loadOwnWords('/words/', 'en')).toBeUndefined()
})
