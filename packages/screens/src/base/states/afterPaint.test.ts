import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { afterPaint } from './afterPaint.ts'

/** A page whose frames and background tasks happen when the test says so. */
function page(scheduler: 'has a scheduler' | 'has none') {
  const frames: (() => void)[] = []
  const tasks: (() => void)[] = []
  vi.stubGlobal('requestAnimationFrame', (run: () => void) => frames.push(run))
  vi.stubGlobal('cancelAnimationFrame', vi.fn())
  vi.stubGlobal('setTimeout', (run: () => void) => tasks.push(run))
  const postTask = (run: () => void, { priority }: { readonly priority: string }) => {
    expect(priority).toBe('background')
    tasks.push(run)
    return Promise.resolve()
  }
  vi.stubGlobal('window', scheduler === 'has none' ? {} : { scheduler: { postTask } })
  const flush = (waiting: (() => void)[]) => {
    for (const run of waiting.splice(0)) run()
  }
  return {
    paint: () => flush(frames),
    rest: () => flush(tasks),
  }
}

describe.each(['has a scheduler', 'has none'] as const)('in a browser that %s', (scheduler) => {
  let shown: ReturnType<typeof page>
  beforeEach(() => {
    shown = page(scheduler)
  })
  afterEach(() => {
    vi.unstubAllGlobals()
  })

  it('what waits for the paint runs after it, in a task that follows, in order', () => {
    const ran: string[] = []
    for (const name of ['engine', 'ticket']) afterPaint(() => ran.push(name))
    shown.rest()
    expect(ran).toEqual([])
    shown.paint()
    expect(ran).toEqual([])
    shown.rest()
    expect(ran).toEqual(['engine', 'ticket'])
  })

  it('what was taken back does not run, also where its frame has passed', () => {
    const run = vi.fn()
    const takeBack = afterPaint(run)
    shown.paint()
    takeBack()
    shown.rest()
    expect(run).not.toHaveBeenCalled()
  })
})
