import { ApiError } from '@onelot/api-client'
import { describe, expect, test } from 'vitest'
import { type RefreshOutcome, outcomeOf, pulled, refreshAll } from './refreshing.ts'

const refreshed: RefreshOutcome = { kind: 'refreshed' }
const offline: RefreshOutcome = { kind: 'failed', failure: { kind: 'network' } }
const read = (outcome: RefreshOutcome) => ({ refresh: () => Promise.resolve(outcome) })

describe('reading several anew', () => {
  test('fails where one of them fails', async () => {
    await expect(refreshAll([read(refreshed), read(offline)])).resolves.toEqual(offline)
    await expect(refreshAll([read(refreshed), read(refreshed)])).resolves.toEqual(refreshed)
  })

  test('rejects for a pull that brought nothing new', async () => {
    await expect(pulled(Promise.resolve(offline))).rejects.toThrow('network')
    await expect(pulled(Promise.resolve(refreshed))).resolves.toBeUndefined()
  })
})

describe('the outcome of a read', () => {
  test('is taken from the error beside its answer', () => {
    expect(outcomeOf(undefined)).toEqual(refreshed)
    expect(outcomeOf(new ApiError({ kind: 'http', status: 500 }))).toEqual({
      kind: 'failed',
      failure: { kind: 'http', status: 500 },
    })
  })

  test('throws a bug', () => {
    expect(() => outcomeOf(new TypeError('undefined is no function'))).toThrow('no function')
  })
})
