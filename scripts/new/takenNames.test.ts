import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { module } from './module.ts'
import { Refusal } from './plan.ts'

const root = join(import.meta.dirname, '../..')

describe('a module is not named', () => {
  it.each(['queue', 'review', 'reviews', 'decisions', 'price', 'halt', 'clock', 'failures', 'reset'])(
    'as a call of operators that is there already: %s',
    (name) => {
      expect(() => module(root, name)).toThrow(Refusal)
    },
  )

  it('as the module that tests of requests and of settings add: gifts', () => {
    expect(() => module(root, 'gifts')).toThrow(Refusal)
  })

  it('so long that the contract does not have its kinds', () => {
    expect(() => module(root, 'a'.repeat(61))).toThrow(Refusal)
  })
})
