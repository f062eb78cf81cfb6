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
    const chunks = createChunks<string>()
    expect(chunks.load('market', ask)).toBe(chunks.load('market', ask))
    await expect(chunks.load('market', ask)).resolves.toBe('market')
    expect(ask).toHaveBeenCalledTimes(1)
    expect(vi.getTimerCount()).toBe(0)
  })

  it('that has arrived is read by React at once', async () => {
    const chunks = createChunks<string>()
    await chunks.load('market', () => Promise.resolve('market'))
    expect(chunks.load('market', () => Promise.reject(new Error('asked twice')))).toMatchObject({
      status: 'fulfilled',
      value: 'market',
    })
  })

  it('is given up after 120 seconds', async () => {
    const ask = () => new Promise<string>(() => undefined)
    const chunks = createChunks<string>()
    const given = expect(chunks.load('market', ask)).rejects.toThrow(ChunkError)
    await vi.advanceTimersByTimeAsync(119_999)
    expect(vi.getTimerCount()).toBe(1)
    await vi.advanceTimersByTimeAsync(1)
    await given
  })

  it('that failed says which', async () => {
    const chunks = createChunks<string>()
    const ask = () => Promise.reject<string>(new TypeError('offline'))
    await expect(chunks.load('market', ask)).rejects.toThrow('market could not be loaded')
    await expect(chunks.load('market', ask)).rejects.toThrow(ChunkError)
  })

  it('that failed is asked for again where somebody asks for that, and one that is there is not', async () => {
    const chunks = createChunks<string>()
    const ask = vi.fn(() => Promise.resolve('kor'))
    ask.mockRejectedValueOnce(new TypeError('offline'))
    await expect(chunks.again('kor', ask)).rejects.toThrow(ChunkError)
    await expect(chunks.load('kor', ask)).rejects.toThrow(ChunkError)
    await expect(chunks.again('kor', ask)).resolves.toBe('kor')
    await expect(chunks.again('kor', ask)).resolves.toBe('kor')
    expect(ask).toHaveBeenCalledTimes(2)
  })

  it('that failed before anybody needed it is asked for again by who does', async () => {
    const chunks = createChunks<string>()
    const ask = vi.fn(() => Promise.resolve('stock'))
    ask.mockRejectedValueOnce(new TypeError('offline'))
    await expect(chunks.early('stock', ask)).rejects.toThrow(ChunkError)
    await expect(chunks.load('stock', ask)).resolves.toBe('stock')
    await expect(chunks.early('stock', ask)).resolves.toBe('stock')
    expect(ask).toHaveBeenCalledTimes(2)
  })
})
