import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { useEvery } from '../packages/screens/src/base/data/useEvery.ts'
import { clearStage, draw } from './stage.tsx'
import { until } from './until.ts'

let visibility: DocumentVisibilityState = 'visible'
beforeEach(() => {
  visibility = 'visible'
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility)
})
afterEach(() => {
  clearStage()
  vi.restoreAllMocks()
  vi.useRealTimers()
})

function Repeats({ ms, onRun }: { ms: number | undefined; onRun: () => void }) {
  useEvery(ms, onRun)
  return null
}

describe('what is done again and again', () => {
  it('rests while the page is out of sight, and goes on when it is back', async () => {
    const run = vi.fn()
    draw(<Repeats ms={5_000} onRun={run} />)
    await until(() => {
      expect(vi.getTimerCount()).toBe(1)
    })
    vi.advanceTimersByTime(10_000)
    expect(run).toHaveBeenCalledTimes(2)
    visibility = 'hidden'
    vi.advanceTimersByTime(60_000)
    expect(run).toHaveBeenCalledTimes(2)
    visibility = 'visible'
    vi.advanceTimersByTime(5_000)
    expect(run).toHaveBeenCalledTimes(3)
  })

  it('ends with what asked for it', async () => {
    const run = vi.fn()
    draw(<Repeats ms={5_000} onRun={run} />)
    draw(<Repeats ms={undefined} onRun={run} />)
    await until(() => {
      expect(vi.getTimerCount()).toBe(0)
    })
  })
})
