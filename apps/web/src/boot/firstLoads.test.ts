import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { firstLoads } from './firstLoads.ts'

describe('what a screen needs first', () => {
  beforeEach(() => vi.useFakeTimers())
  afterEach(() => vi.useRealTimers())

  it('is asked for piece by piece, each in a task of its own', async () => {
    const loads = [vi.fn(() => Promise.resolve()), vi.fn(() => Promise.resolve())]
    void firstLoads(loads, 1_000)
    const tasks = vi.getTimerCount() - 1
    expect(tasks).toBe(loads.length)
    expect(loads.map(({ mock }) => mock.calls.length)).toEqual([0, 0])
    await vi.advanceTimersByTimeAsync(0)
    expect(loads.map(({ mock }) => mock.calls.length)).toEqual([1, 1])
  })

  it('is awaited until all of it is there', async () => {
    const there = vi.fn()
    let arrive: () => void = () => undefined
    const late = new Promise<void>((resolve) => {
      arrive = resolve
    })
    void firstLoads([() => Promise.resolve(), () => late], 1_000).then(there)
    await vi.advanceTimersByTimeAsync(500)
    expect(there).not.toHaveBeenCalled()
    arrive()
    await vi.advanceTimersByTimeAsync(0)
    expect(there).toHaveBeenCalledOnce()
  })

  it('is not awaited where a part has failed, nor for longer than its limit', async () => {
    const [failed, late] = [vi.fn(), vi.fn()]
    void firstLoads([() => Promise.reject(new TypeError('offline'))], 1_000).then(failed)
    void firstLoads([() => new Promise(() => undefined)], 1_000).then(late)
    await vi.advanceTimersByTimeAsync(999)
    expect(failed).toHaveBeenCalledOnce()
    expect(late).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    expect(late).toHaveBeenCalledOnce()
  })
})
