import { describe, expect, it } from 'vitest'
import { GAP_MS, GIVE_WAY_MS, RECENT_MS, createForeground } from './foreground.ts'

function setUp() {
  const clock = { ms: 1_000 }
  const foreground = createForeground(() => clock.ms)
  return { clock, foreground, gap: () => foreground.gap(clock.ms) }
}

function pending() {
  let end = (): void => undefined
  const over = new Promise<void>((resolve) => {
    end = resolve
  })
  return {
    over,
    end: () => {
      end()
    },
  }
}

describe('the background', () => {
  it('has all the time while nobody asks', () => {
    expect(setUp().gap()).toBe(0)
  })

  it('gives way to requests until the last of them is answered', async () => {
    const { foreground, gap } = setUp()
    const one = pending()
    const other = pending()
    const answers = [foreground.answering(() => one.over), foreground.answering(() => other.over)]
    expect(gap()).toBe(GIVE_WAY_MS)
    one.end()
    await answers[0]
    expect(gap()).toBe(GIVE_WAY_MS)
    other.end()
    await answers[1]
    expect(gap()).toBe(GAP_MS)
  })

  it('leaves gaps while requests keep coming, and none when they have stopped', async () => {
    const { clock, foreground, gap } = setUp()
    await foreground.answering(() => Promise.resolve())
    clock.ms += RECENT_MS - 1
    expect(gap()).toBe(GAP_MS)
    clock.ms += 1
    expect(gap()).toBe(0)
  })

  it('counts a request that failed as answered', async () => {
    const { foreground, gap } = setUp()
    await expect(foreground.answering(() => Promise.reject(new Error('lost')))).rejects.toThrow('lost')
    expect(gap()).toBe(GAP_MS)
  })

  it('gives way to nobody while somebody waits for it', async () => {
    const { foreground, gap } = setUp()
    const request = pending()
    const answer = foreground.answering(() => request.over)
    const work = pending()
    const awaited = foreground.awaiting(() => work.over)
    expect(gap()).toBe(0)
    work.end()
    await awaited
    expect(gap()).toBe(GIVE_WAY_MS)
    request.end()
    await answer
  })
})
