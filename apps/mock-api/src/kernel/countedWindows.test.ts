import { instant, no, ok, plusMs } from '@onelot/domain'
import { describe, expect, it } from 'vitest'
import { createMemoryStore } from '../store/memory.ts'
import { createCountedWindows } from './countedWindows.ts'

const now = instant(Date.parse('2026-03-10T02:00:00.000Z'))
const limit = { max: 2, windowMs: 10_000 }
const at = (ms: number) => plusMs(now, ms)

describe('a full window of the store', () => {
  it('says when its first slot is over', async () => {
    const windows = createCountedWindows(createMemoryStore())
    expect(await windows.acquire('a', now, limit)).toEqual(ok(undefined))
    expect(await windows.acquire('a', at(4_000), limit)).toEqual(ok(undefined))
    expect(await windows.acquire('a', at(5_000), limit)).toEqual(no(at(10_000)))
    expect(await windows.acquire('a', at(10_000), limit)).toEqual(ok(undefined))
    expect(await windows.acquire('a', at(11_000), limit)).toEqual(no(at(14_000)))
  })

  it('says when it is over at the latest, where another instance acquired its slots', async () => {
    const store = createMemoryStore()
    const [one, other] = [createCountedWindows(store), createCountedWindows(store)]
    await one.acquire('a', now, limit)
    await other.acquire('a', now, limit)
    expect(await one.acquire('a', at(4_000), limit)).toEqual(no(at(14_000)))
  })

  it('says when its first slot is over, in whatever order the moments came', async () => {
    const windows = createCountedWindows(createMemoryStore())
    expect(await windows.acquire('a', at(4_000), limit)).toEqual(ok(undefined))
    expect(await windows.acquire('a', now, limit)).toEqual(ok(undefined))
    expect(await windows.acquire('a', at(3_000), limit)).toEqual(no(at(10_000)))
  })

  it('is empty again once it is released', async () => {
    const windows = createCountedWindows(createMemoryStore())
    for (let slot = 0; slot < 2; slot += 1) await windows.acquire('a', now, limit)
    await windows.release('a')
    for (let slot = 0; slot < 2; slot += 1)
      expect(await windows.acquire('a', at(3_000), limit)).toEqual(ok(undefined))
    expect(await windows.acquire('a', at(3_000), limit)).toEqual(no(at(13_000)))
  })
})
