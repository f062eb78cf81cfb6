import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ChunkError, createChunks } from './chunks.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

describe('a chunk', () => {
  it('is asked for once and kept', async () => {
    const ask = vi.fn(() => Promise.resolve('market'))
    const chunks = createChunks(ask)
    expect(chunks.load('market')).toBe(chunks.load('market'))
    await expect(chunks.load('market')).resolves.toBe('market')
    expect(ask).toHaveBeenCalledTimes(1)
    expect(vi.getTimerCount()).toBe(0)
  })

  it('is given up after 120 seconds', async () => {
    const chunks = createChunks(() => new Promise<string>(() => undefined))
    const given = expect(chunks.load('market')).rejects.toThrow(ChunkError)
    await vi.advanceTimersByTimeAsync(119_999)
    expect(vi.getTimerCount()).toBe(1)
    await vi.advanceTimersByTimeAsync(1)
    await given
  })

  it('that failed is asked for again, but only when somebody says so', async () => {
    const ask = vi.fn(() => Promise.resolve('market')).mockRejectedValueOnce(new TypeError('offline'))
    const chunks = createChunks(ask)
    await expect(chunks.load('market')).rejects.toThrow(ChunkError)
    await expect(chunks.load('market')).rejects.toThrow(ChunkError)
    chunks.retry('market')
    await expect(chunks.load('market')).resolves.toBe('market')
    chunks.retry('market')
    await chunks.load('market')
    expect(ask).toHaveBeenCalledTimes(2)
  })
})
