import { accountId } from '@onelot/domain'
import { describe, expect, it } from 'vitest'
import { createPushQueue } from './queue.ts'

/** Work of members of its own, which the test ends. */
function filled() {
  const queue = createPushQueue(() => undefined, new AbortController().signal)
  const begun: string[] = []
  const ends: (() => void)[] = []
  let members = 0
  const add = (name: string, service?: string, member?: number) => {
    members += 1
    const work = () => {
      begun.push(name)
      return new Promise<void>((resolve) => {
        ends.push(resolve)
      })
    }
    queue.add(accountId(`m-${String(member ?? members)}`), work, service)
  }
  const endFirst = async () => {
    ends.shift()?.()
    await new Promise((resolve) => {
      setImmediate(resolve)
    })
  }
  return { add, begun, endFirst }
}

describe('the queue of what devices are sent', () => {
  it('runs eight of one push service at once, and what goes to another beside them', async () => {
    const { add, begun, endFirst } = filled()
    for (let count = 0; count < 10; count += 1) add('slow', 'slow.example')
    add('other', 'other.example')
    expect(begun).toEqual([...new Array<string>(8).fill('slow'), 'other'])
    await endFirst()
    expect(begun.filter((name) => name === 'slow')).toHaveLength(9)
  })

  it('runs 16 at once of all', () => {
    const { add, begun } = filled()
    for (let count = 0; count < 18; count += 1) add('read')
    expect(begun).toHaveLength(16)
  })

  it('begins two where one that ends makes room for its account and for its push service', async () => {
    const { add, begun, endFirst } = filled()
    add('own slow', 'slow.example', 100)
    add('own other', 'other.example', 100)
    for (let count = 0; count < 7; count += 1) add('slow', 'slow.example')
    add('own waiting', 'other.example', 100)
    add('slow waiting', 'slow.example')
    expect(begun).toHaveLength(9)
    await endFirst()
    expect(begun.slice(9)).toEqual(['own waiting', 'slow waiting'])
  })
})
