import { describe, expect, it } from 'vitest'
import { notices } from './messages/kor.ts'

describe('the Korean message of a request that was not approved', () => {
  it('has no particle after an amount, whose last sound differs by currency', () => {
    expect(notices.requestReleased).not.toMatch(/\}\}(?:을|를|은|는|이|가)/)
  })
})
