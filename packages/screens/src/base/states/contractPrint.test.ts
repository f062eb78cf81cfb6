import { afterEach, expect, it, vi } from 'vitest'
import { contractPrint } from './contractPrint.ts'

const failure = {
  kind: 'contract',
  path: 'market/list',
  issues: ['data.rows.1.quote.price: is the number 71200; a string is expected', 'data.total: is missing'],
} as const

afterEach(() => {
  vi.unstubAllEnvs()
})

it.each([
  ['development', 'market/list: data.rows.1.quote.price: is the number 71200; a string is expected'],
  ['production', 'market/list'],
])('says in %s: %s', (mode, print) => {
  vi.stubEnv('NODE_ENV', mode)
  expect(contractPrint(failure)).toBe(print)
})

it('names the call alone in a page that no bundler has built', () => {
  vi.stubGlobal('process', undefined)
  const print = contractPrint(failure)
  vi.unstubAllGlobals()
  expect(print).toBe('market/list')
})
