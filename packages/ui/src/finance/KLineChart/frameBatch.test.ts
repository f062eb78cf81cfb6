import { describe, expect, it } from 'vitest'
import { frameBatch, type Frames } from './frameBatch.ts'

function handCranked(): Frames & { turn: () => void; asked: () => number } {
  let queue: (() => void)[] = []
  let asked = 0
  return {
    request: (draw) => {
      queue.push(draw)
      return ++asked
    },
    cancel: () => {
      queue = []
    },
    turn: () => {
      const due = queue
      queue = []
      for (const draw of due) draw()
    },
    asked: () => asked,
  }
}

describe('ticks batched by frame', () => {
  it('applies the newest of many once', () => {
    const frames = handCranked()
    const applied: number[] = []
    const batch = frameBatch<number>((value) => applied.push(value), frames)
    for (const value of [1, 2, 3]) batch.push(value)
    expect(applied).toEqual([])
    frames.turn()
    expect(applied).toEqual([3])
    expect(frames.asked()).toBe(1)
  })

  it('asks for a new frame after one has passed', () => {
    const frames = handCranked()
    const applied: number[] = []
    const batch = frameBatch<number>((value) => applied.push(value), frames)
    batch.push(1)
    frames.turn()
    batch.push(2)
    frames.turn()
    expect(applied).toEqual([1, 2])
  })

  it('merges what waits when given a function for it', () => {
    const frames = handCranked()
    const applied: number[] = []
    const batch = frameBatch<number>(
      (value) => applied.push(value),
      frames,
      (a, b) => a + b,
    )
    batch.push(3)
    batch.push(4)
    frames.turn()
    expect(applied).toEqual([7])
  })

  it('applies nothing after it is cancelled', () => {
    const frames = handCranked()
    const applied: number[] = []
    const batch = frameBatch<number>((value) => applied.push(value), frames)
    batch.push(1)
    batch.cancel()
    frames.turn()
    expect(applied).toEqual([])
  })
})
