import { afterEach, expect, it, vi } from 'vitest'
import { createViolations } from './violations.ts'

afterEach(() => vi.restoreAllMocks())

it('are reported once a path and minute', () => {
  let at = 0
  const onContractViolation = vi.fn()
  const violated = createViolations({ onContractViolation, now: () => at })
  const one = { path: 'market/list', issues: ['data.rows.0.quote.price: Invalid'] }
  const other = { path: 'market/detail', issues: [] }
  violated(one)
  at = 59_999
  violated(one)
  violated(other)
  expect(onContractViolation.mock.calls).toEqual([[one], [other]])
  at = 60_000
  violated(one)
  expect(onContractViolation).toHaveBeenCalledTimes(3)
})

it('are a warning on the console where nobody takes them', () => {
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  createViolations({ now: () => 0 })({ path: 'market/list', issues: ['data: odd'] })
  expect(warned).toHaveBeenCalledExactlyOnceWith('market/list does not keep the contract', ['data: odd'])
})
