import { describe, expect, it } from 'vitest'
import { tradeCancel } from '../contract/trading.ts'
import { createSubmission } from './submission.ts'
import type { ApiClient, IdempotencyKey, Outcome } from './types.ts'

function broker(...outcomes: readonly Outcome<never>[]) {
  const keys: string[] = []
  let count = 0
  const client: Pick<ApiClient, 'write' | 'newKey'> = {
    newKey: () => `key-${String((count += 1))}` as IdempotencyKey,
    write: (_, __, { key }) => {
      keys.push(key)
      return Promise.resolve(outcomes[keys.length - 1] ?? refused)
    },
  }
  return { keys, submission: createSubmission(client, tradeCancel) }
}

const refused: Outcome<never> = { kind: 'refused', refusal: { code: 'SYSTEM_BUSY', params: {}, fields: {} } }
const unknown: Outcome<never> = { kind: 'unknown', cause: 'timeout' }

describe('a submission', () => {
  it('is sent once, however often submit is tapped', async () => {
    const { keys, submission } = broker()
    const taps = [1, 2, 3].map(() => submission.send({ order: 'o-1' }))
    expect(submission.pending).toBe(true)
    await Promise.all(taps)
    expect(keys).toEqual(['key-1'])
    expect(submission.pending).toBe(false)
  })

  it('retried after an unknown outcome keeps its key', async () => {
    const { keys, submission } = broker(unknown, unknown, refused)
    await submission.send({ order: 'o-1' })
    await submission.send({ order: 'o-1' })
    await submission.send({ order: 'o-1' })
    expect(keys).toEqual(['key-1', 'key-1', 'key-1'])
  })

  it('takes a new key when the body has changed', async () => {
    const { keys, submission } = broker(unknown)
    await submission.send({ order: 'o-1' })
    await submission.send({ order: 'o-2' })
    expect(keys).toEqual(['key-1', 'key-2'])
  })

  it('takes a new key after a definite answer', async () => {
    const { keys, submission } = broker(refused)
    await submission.send({ order: 'o-1' })
    await submission.send({ order: 'o-1' })
    expect(keys).toEqual(['key-1', 'key-2'])
  })

  it('keeps its key over the end of a session, for the member may log in again and retry', async () => {
    const { keys, submission } = broker(unknown, { kind: 'sessionEnded' })
    await submission.send({ order: 'o-1' })
    await submission.send({ order: 'o-1' })
    await submission.send({ order: 'o-1' })
    expect(keys).toEqual(['key-1', 'key-1', 'key-1'])
  })

  it('is alive again when the client itself throws', async () => {
    const client: Pick<ApiClient, 'write' | 'newKey'> = {
      newKey: () => {
        throw new Error('no random')
      },
      write: () => Promise.resolve(refused),
    }
    const submission = createSubmission(client, tradeCancel)
    await expect(submission.send({ order: 'o-1' })).rejects.toThrow('no random')
    expect(submission.pending).toBe(false)
  })
})
