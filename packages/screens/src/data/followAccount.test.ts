import type { StreamListener, StreamState } from '@onelot/api-client'
import { instant } from '@onelot/domain'
import { describe, expect, test, vi } from 'vitest'
import { followAccount } from './followAccount.ts'

const serverTime = instant(Date.parse('2026-03-10T02:00:00.000Z'))

/** A stream that the test controls. */
function stage() {
  const listeners = new Set<StreamListener>()
  const onMoved = vi.fn()
  const onHeard = vi.fn()
  const leave = followAccount(
    {
      subscribe: (listener) => {
        listeners.add(listener)
        return () => {
          listeners.delete(listener)
        }
      },
    },
    { onMoved, onHeard },
  )
  const stands = (sequence: number) => {
    for (const listener of listeners) listener.onEvent({ kind: 'account', serverTime, sequence })
  }
  const heartbeat = () => {
    for (const listener of listeners) listener.onEvent({ kind: 'heartbeat', serverTime })
  }
  const turns = (state: StreamState) => {
    for (const listener of listeners) listener.onState(state)
  }
  return { onMoved, onHeard, stands, heartbeat, turns, leave, listeners }
}

describe('a follower of the account', () => {
  test('is notified of what changed between the first reads and the first stream', () => {
    const { onMoved, stands } = stage()
    expect(onMoved).not.toHaveBeenCalled()
    stands(7)
    expect(onMoved).toHaveBeenCalledTimes(1)
  })

  test('is notified of each change once', () => {
    const { onMoved, stands } = stage()
    for (const sequence of [7, 8, 8, 9]) stands(sequence)
    expect(onMoved).toHaveBeenCalledTimes(3)
  })

  test('is notified of what changed while the stream was closed, and of nothing where it opens at the same version', () => {
    const { onMoved, stands } = stage()
    stands(7)
    stands(7)
    expect(onMoved).toHaveBeenCalledTimes(1)
    stands(9)
    expect(onMoved).toHaveBeenCalledTimes(2)
  })

  test('reports whether it would be notified', () => {
    const { onHeard, turns } = stage()
    for (const state of ['connecting', 'live', 'stale'] as const) turns(state)
    expect(onHeard.mock.calls).toEqual([[false], [true], [false]])
  })

  test('is not notified of heartbeats, nor of anything once it has left', () => {
    const { onMoved, heartbeat, leave, listeners } = stage()
    heartbeat()
    leave()
    expect(listeners.size).toBe(0)
    expect(onMoved).not.toHaveBeenCalled()
  })
})
