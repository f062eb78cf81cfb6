import { describe, expect, it } from 'vitest'
import { memberRegister } from '../contract/member/members.ts'
import { tradeCancel, tradeClose } from '../contract/trading/trading.ts'
import { memoryStorage } from '../testing/memoryStorage.ts'
import { type Answer, outcomeBroker, cancelledOrder } from '../testing/outcomeBroker.ts'
import { KEPT_KEY_MS, keysInStorage } from './keptKeys.ts'
import { createSubmission } from './submission.ts'

const lost: Answer = { kind: 'lost' }
const busy: Answer = { kind: 'refused', code: 'SYSTEM_BUSY' }
const wrongState: Answer = { kind: 'refused', code: 'ORDER_WRONG_STATE' }
const cancelled: Answer = { kind: 'success', data: { position: cancelledOrder } }
const waiting: Answer = { kind: 'success', data: { state: 'waiting' } }
const neverArrived: Answer = { kind: 'success', data: { state: 'neverArrived' } }
const forgotten: Answer = { kind: 'success', data: { state: 'forgotten' } }
const carriedOut: Answer = {
  kind: 'success',
  data: { state: 'done', message: 'CANCELLED', data: { position: cancelledOrder } },
}
const unauthorised: Answer = { kind: 'unauthorised' }

const order = { order: 'o-1' }

/** One member's page on one broker, which answers in turn; `reload` opens the page again on the same storage. */
function page(...answers: readonly Answer[]) {
  const storage = memoryStorage()
  const broker = outcomeBroker(answers)
  const session = { token: 't-1', account: 'A1' }
  const reload = (account = 'A1') => {
    const client = broker.client({
      keptKeys: keysInStorage(storage),
      session: () => ({ ...session, account }),
    })
    return { client, submission: createSubmission(client, tradeCancel) }
  }
  return { ...reload(), broker, storage, reload }
}

describe('a submission', () => {
  it('is sent once, however often submit is tapped', async () => {
    const { broker, submission } = page(wrongState)
    const first = submission.send(order)
    expect(submission.pending).toBe(true)
    expect([submission.send(order), submission.send({ order: 'o-2' }), submission.check()]).toEqual([
      undefined,
      undefined,
      undefined,
    ])
    await expect(first).resolves.toMatchObject({ kind: 'refused' })
    expect(broker.writes()).toEqual(['key-1'])
    expect(submission.pending).toBe(false)
  })

  it('takes a new key after a definite answer', async () => {
    const { broker, submission } = page(wrongState, cancelled)
    await expect(submission.send(order)).resolves.toMatchObject({ kind: 'refused' })
    await expect(submission.send(order)).resolves.toMatchObject({ kind: 'done', message: undefined })
    expect(broker.writes()).toEqual(['key-1', 'key-2'])
    expect(submission.unknown).toBeUndefined()
  })

  it('can be sent again when the client itself throws', async () => {
    const { broker } = page()
    const client = broker.client({
      newKey: () => {
        throw new Error('no random')
      },
    })
    const submission = createSubmission(client, tradeCancel)
    await expect(submission.send(order)).rejects.toThrow('no random')
    expect(submission.pending).toBe(false)
  })

  it('that a busy system answers has an unknown outcome, and keeps its key', async () => {
    const { submission } = page(busy)
    await expect(submission.send(order)).resolves.toEqual({ kind: 'unknown', cause: 'busy' })
    expect(submission.unknown).toMatchObject({ key: 'key-1', body: order })
  })

  it('that the end of the session refuses was not carried out, and keeps no key', async () => {
    const { submission } = page(unauthorised)
    await expect(submission.send(order)).resolves.toEqual({ kind: 'sessionEnded' })
    expect(submission.unknown).toBeUndefined()
  })
})

describe('checking an unknown outcome', () => {
  it('asks by the key, and sends nothing', async () => {
    const { broker, submission } = page(lost, carriedOut)
    await submission.send(order)
    await expect(submission.check()).resolves.toMatchObject({
      kind: 'done',
      message: 'CANCELLED',
      data: { position: { id: 'o-1', status: 'cancelled' } },
    })
    expect(broker.writes()).toEqual(['key-1'])
    expect(broker.checks()).toEqual([{ endpoint: 'trade/cancel', key: 'key-1' }])
    expect(submission.unknown).toBeUndefined()
  })

  it('leaves it unknown while the broker has not decided it', async () => {
    const { submission } = page(lost, waiting)
    await submission.send(order)
    await expect(submission.check()).resolves.toEqual({ kind: 'unknown', cause: 'waiting' })
    expect(submission.unknown).toMatchObject({ key: 'key-1' })
  })

  it.each([
    ['is lost', lost, { kind: 'unknown', cause: 'network' }],
    ['is refused', busy, { kind: 'unknown', cause: 'busy' }],
    ['finds that the session has ended', unauthorised, { kind: 'sessionEnded' }],
  ] as const)('keeps the key when the check %s', async (_, answer, outcome) => {
    const { submission } = page(lost, answer)
    await submission.send(order)
    await expect(submission.check()).resolves.toEqual(outcome)
    expect(submission.unknown).toMatchObject({ key: 'key-1' })
  })

  it('frees the form with a new key where it never arrived', async () => {
    const { broker, submission } = page(lost, neverArrived, cancelled)
    await submission.send(order)
    await expect(submission.check()).resolves.toEqual({ kind: 'neverArrived' })
    expect(submission.unknown).toBeUndefined()
    await expect(submission.send(order)).resolves.toMatchObject({ kind: 'done' })
    expect(broker.writes()).toEqual(['key-1', 'key-2'])
  })

  it('is done before sending, which is repeated only once the first one never arrived', async () => {
    const { broker, submission } = page(lost, waiting, neverArrived, cancelled)
    await submission.send(order)
    await expect(submission.send(order)).resolves.toMatchObject({ kind: 'unknown', cause: 'waiting' })
    expect(broker.writes()).toEqual(['key-1'])
    await expect(submission.send({ order: 'o-2' })).resolves.toMatchObject({ kind: 'done' })
    expect(broker.checks()).toHaveLength(2)
    expect(broker.writes()).toEqual(['key-1', 'key-2'])
  })

  it('sends nothing more where the answer to what was carried out is no longer kept, and drops the key', async () => {
    const { broker, submission } = page(lost, forgotten, cancelled)
    await submission.send(order)
    await expect(submission.send({ order: 'o-2' })).resolves.toEqual({ kind: 'forgotten' })
    expect(broker.writes()).toEqual(['key-1'])
    expect(submission.unknown).toBeUndefined()
  })

  it('happens once, however often it is tapped', async () => {
    const { broker, submission } = page(lost, waiting)
    await submission.send(order)
    await Promise.all([submission.check(), submission.check(), submission.send(order)])
    expect(broker.checks()).toHaveLength(1)
    expect(broker.writes()).toEqual(['key-1'])
  })

  it('has nothing to say where nothing is unknown', () => {
    const { broker, submission } = page()
    expect(submission.check()).toBeUndefined()
    expect(broker.checks()).toEqual([])
  })
})

describe('sending while the outcome of another is not known', () => {
  it('is not answered with what became of the other', async () => {
    const { broker, submission } = page(lost, carriedOut, cancelled)
    await submission.send(order)
    await expect(submission.send({ order: 'o-2' })).resolves.toMatchObject({
      kind: 'earlier',
      request: order,
      outcome: { kind: 'done', data: { position: { id: 'o-1' } } },
    })
    expect(broker.writes()).toEqual(['key-1'])
    await expect(submission.send({ order: 'o-2' })).resolves.toMatchObject({ kind: 'done' })
    expect(broker.writes()).toEqual(['key-1', 'key-2'])
  })

  it('is answered with its own where the same is sent again, also after a reload', async () => {
    const first = page(lost, carriedOut)
    await first.submission.send(order)
    await expect(first.submission.send({ ...order })).resolves.toMatchObject({ kind: 'done' })
    const second = page(lost, carriedOut)
    await second.submission.send(order)
    await expect(second.reload().submission.send(order)).resolves.toMatchObject({ kind: 'done' })
    expect([...first.broker.writes(), ...second.broker.writes()]).toEqual(['key-1', 'key-1'])
  })
})

describe('the key of an unknown outcome', () => {
  it('is there after a reload', async () => {
    const { broker, submission, reload } = page(lost, carriedOut)
    await submission.send(order)
    const again = reload().submission
    expect(again.unknown).toMatchObject({
      key: 'key-1',
      endpoint: 'trade/cancel',
      account: 'A1',
      body: order,
    })
    await expect(again.check()).resolves.toMatchObject({
      kind: 'earlier',
      request: order,
      outcome: { kind: 'done', data: { position: { id: 'o-1' } } },
    })
    expect(broker.writes()).toEqual(['key-1'])
    expect(reload().submission.unknown).toBeUndefined()
  })

  it('is there where the page was reloaded before any answer came', () => {
    const { submission, reload } = page({ kind: 'hangs' })
    void submission.send(order)
    expect(reload().submission.unknown).toMatchObject({ key: 'key-1' })
  })

  it('is another for each kind of command', async () => {
    const { submission, reload } = page(lost)
    await submission.send(order)
    expect(createSubmission(reload().client, tradeClose).unknown).toBeUndefined()
  })

  it('of another account is ignored, and kept for its own', async () => {
    const { broker, submission, reload } = page(lost, cancelled)
    await submission.send(order)
    const other = reload('B2').submission
    expect(other.unknown).toBeUndefined()
    await expect(other.send(order)).resolves.toMatchObject({ kind: 'done' })
    expect(broker.writes()).toEqual(['key-1', 'key-2'])
    expect(reload('A1').submission.unknown).toMatchObject({ key: 'key-1' })
  })

  it('is dropped after 23 hours', async () => {
    const { broker, submission, reload } = page(lost, cancelled)
    await submission.send(order)
    broker.pass(KEPT_KEY_MS - 1)
    expect(reload().submission.unknown).toMatchObject({ key: 'key-1' })
    broker.pass(1)
    expect(submission.unknown).toBeUndefined()
    expect(reload().submission.unknown).toBeUndefined()
    await reload().submission.send(order)
    expect(broker.writes()).toEqual(['key-1', 'key-2'])
  })

  it('is kept without the secrets of its body', async () => {
    const { client, storage } = page(lost)
    await createSubmission(client, memberRegister).send({
      phone: '01012345678',
      password: 'Onelot2026',
      passwordConfirm: 'Onelot2026',
      invitation: 'ONELOT',
      agreementAccepted: true,
      privacyAccepted: true,
    })
    expect(storage.texts()).toHaveLength(1)
    expect(storage.texts().join()).toContain('01012345678')
    expect(storage.texts().join()).not.toContain('Onelot2026')
  })

  it('is ignored where storage holds something else', () => {
    const { storage, reload } = page()
    for (const text of ['{', '[]', '[7]', '[{"key":7}]', 'null']) {
      storage.setItem('kept.A1', text)
      expect(reload().submission.unknown).toBeUndefined()
    }
  })

  it('stays with the form where storage is full', async () => {
    const broker = outcomeBroker([lost, waiting])
    const full = {
      ...memoryStorage(),
      setItem: () => {
        throw new DOMException('full', 'QuotaExceededError')
      },
    }
    const submission = createSubmission(broker.client({ keptKeys: keysInStorage(full) }), tradeCancel)
    await submission.send(order)
    await expect(submission.send(order)).resolves.toMatchObject({ cause: 'waiting' })
    expect(broker.writes()).toEqual(['key-1'])
  })
})
