import type { StreamListener, StreamState } from '@onelot/api-client'
import { instant } from '@onelot/domain'
import { describe, expect, test, vi } from 'vitest'
import { followAccount } from './followAccount.ts'

const serverTime = instant(Date.parse('2026-03-10T02:00:00.000Z'))

/** A stream that the test controls. */
function createFollower() {
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
  const reportVersion = (sequence: number) => {
    for (const listener of listeners) listener.onEvent({ kind: 'account', serverTime, sequence })
  }
  const heartbeat = () => {
    for (const listener of listeners) listener.onEvent({ kind: 'heartbeat', serverTime })
  }
  const setState = (state: StreamState) => {
    for (const listener of listeners) listener.onState(state)
  }
  return { onMoved, onHeard, reportVersion, heartbeat, setState, leave, listeners }
}

describe('a follower of the account', () => {
  test('is notified of what changed between the first reads and the first stream', () => {
    const { onMoved, reportVersion } = createFollower()
    expect(onMoved).not.toHaveBeenCalled()
    reportVersion(7)
    expect(onMoved).toHaveBeenCalledTimes(1)
  })

  test('is notified of each change once', () => {
    const { onMoved, reportVersion } = createFollower()
    for (const sequence of [7, 8, 8, 9]) reportVersion(sequence)
    expect(onMoved.mock.calls).toEqual([[7], [8], [9]])
  })

  test('is notified of what changed while the stream was closed, and of nothing where it opens at the same version', () => {
    const { onMoved, reportVersion } = createFollower()
    reportVersion(7)
    reportVersion(7)
    expect(onMoved).toHaveBeenCalledTimes(1)
    reportVersion(9)
    expect(onMoved).toHaveBeenCalledTimes(2)
  })

  test('reports whether it would be notified', () => {
    const { onHeard, setState } = createFollower()
    for (const state of ['connecting', 'live', 'stale'] as const) setState(state)
    expect(onHeard.mock.calls).toEqual([[false], [true], [false]])
  })

  test('is not notified of heartbeats, nor of anything once it has left', () => {
    const { onMoved, heartbeat, leave, listeners } = createFollower()
    heartbeat()
    leave()
    expect(listeners.size).toBe(0)
    expect(onMoved).not.toHaveBeenCalled()
  })
})
