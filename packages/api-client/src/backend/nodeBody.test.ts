import { describe, expect, it, vi } from 'vitest'
import { createReading } from './nodeBody.ts'

const mebibyte = new TextEncoder().encode('x'.repeat(2 ** 20))

/** A request whose body has as many MiB. */
function startReading(mebibytes: number) {
  const destroy = vi.fn<() => void>()
  let left = mebibytes
  const pieces = {
    next() {
      left -= 1
      return Promise.resolve(
        left < 0 ? { done: true as const, value: undefined } : { done: false as const, value: mebibyte },
      )
    },
    return() {
      destroy()
      return Promise.resolve({ done: true as const, value: undefined })
    },
  }
  const headers = { 'content-type': 'application/json' }
  const reading = createReading({ headers, [Symbol.asyncIterator]: () => pieces })
  return { ...reading, destroy, left: () => left }
}
const tooLong = { ok: false, refusal: { body: 'tooLong' } }

describe('a body that is too long', () => {
  it('is read to its end up to 8 MiB, for the next request of its connection', async () => {
    const { read, hasGivenUp, left } = startReading(8)
    expect(await read()).toEqual(tooLong)
    expect(hasGivenUp()).toBe(false)
    expect(left()).toBe(-1)
  })

  it('of more is read no further, and its request is not destroyed before it is answered', async () => {
    const { read, hasGivenUp, destroy, left } = startReading(20)
    expect(await read()).toEqual(tooLong)
    expect(hasGivenUp()).toBe(true)
    expect(left()).toBe(11)
    expect(destroy).not.toHaveBeenCalled()
  })
})
