import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createQueues } from './queue.ts'

const turn = () => new Promise((resolve) => setImmediate(resolve))

describe('work of one name', () => {
  it('runs in the order in which it was asked for, never two at once', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.record({ name: fc.constantFrom('a', 'b'), turns: fc.nat(4), fails: fc.boolean() }), {
          minLength: 1,
          maxLength: 20,
        }),
        async (asked) => {
          const enqueue = createQueues()
          const running = new Map<string, number>()
          const began: (readonly [string, number])[] = []
          const most: number[] = []
          const works = asked.map(({ name, turns, fails }, index) =>
            enqueue(name, async () => {
              running.set(name, (running.get(name) ?? 0) + 1)
              most.push(running.get(name) ?? 0)
              began.push([name, index])
              for (let one = 0; one < turns; one += 1) await turn()
              running.set(name, (running.get(name) ?? 0) - 1)
              if (fails) throw new Error(`${String(index)} failed`)
              return index
            }),
          )
          const ended = await Promise.allSettled(works)
          expect(ended.map(({ status }) => status)).toEqual(
            asked.map(({ fails }) => (fails ? 'rejected' : 'fulfilled')),
          )
          expect(Math.max(...most)).toBe(1)
          for (const name of ['a', 'b']) {
            const own = began.filter(([of]) => of === name).map(([, index]) => index)
            expect(own).toEqual([...own].sort((a, b) => a - b))
          }
        },
      ),
      { seed: 11, numRuns: 60 },
    )
  })
})

describe('work of different names', () => {
  it('runs side by side', async () => {
    const enqueue = createQueues()
    let release: () => void = () => undefined
    const gate = new Promise<void>((resolve) => (release = resolve))
    const first = enqueue('a', () => gate)
    expect(await enqueue('b', () => Promise.resolve('b is done'))).toBe('b is done')
    release()
    await first
  })
})
