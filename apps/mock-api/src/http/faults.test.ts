import { describe, expect, it } from 'vitest'
import { createTestBroker, requestTo } from '../testing/testBroker.ts'
import { createFaultDesk } from './faults.ts'

const held = { on: 'market/overview', hang: true } as const
const asked = () => new AbortController().signal

/** An answer that is here only once it is let through. */
function lateAnswer() {
  let arrive: () => void = () => undefined
  const here = new Promise<Response>((resolve) => {
    arrive = () => {
      resolve(new Response('here'))
    }
  })
  return {
    answer: () => here,
    arrive: () => {
      arrive()
    },
  }
}

describe('an answer that a fault holds', () => {
  it('comes once it is released', async () => {
    const faults = createFaultDesk()
    faults.set([held])
    const answered = faults.around(held.on, asked(), () => Promise.resolve(new Response('here')))
    await expect.poll(() => faults.held).toBe(1)
    faults.release()
    expect(await (await answered).text()).toBe('here')
    expect(faults.held).toBe(0)
  })

  it('comes when its caller has gone, also where that was before it was there', async () => {
    const faults = createFaultDesk()
    faults.set([held])
    const caller = new AbortController()
    const { answer, arrive } = lateAnswer()
    const answered = faults.around(held.on, caller.signal, answer)
    caller.abort()
    arrive()
    expect(await (await answered).text()).toBe('here')
  })

  it('comes when the desk ends, also where that was before it was there', async () => {
    const faults = createFaultDesk()
    faults.set([held])
    const { answer, arrive } = lateAnswer()
    const answered = faults.around(held.on, asked(), answer)
    faults.end()
    arrive()
    expect(await (await answered).text()).toBe('here')
  })

  it('is waited for no longer where the desk has ended', async () => {
    const faults = createFaultDesk()
    faults.set([{ on: held.on, delayMs: 3_600_000 }])
    faults.end()
    const answered = await faults.around(held.on, asked(), () => Promise.resolve(new Response('here')))
    expect(await answered.text()).toBe('here')
  })
})

describe('a fault of calls that ask with some fields', () => {
  const candles = { instrument: 'US:AAPL', period: 'day', limit: 5 }
  it('spares those that ask with others', async () => {
    const { broker } = await createTestBroker()
    broker.faults.set([{ on: 'market/candles', asking: { adjustment: 'none', limit: 5 }, http: 500 }])
    const statusOf = async (fields: object) =>
      (await broker.fetch(requestTo('market/candles', { ...candles, ...fields }))).status
    expect(await statusOf({ adjustment: 'none' })).toBe(500)
    expect(await statusOf({ adjustment: 'forward' })).toBe(200)
    expect(await statusOf({ adjustment: 'none', limit: 6 })).toBe(200)
    await broker.close()
  })

  it('spares those that are no JSON, which are refused as always', async () => {
    const { broker } = await createTestBroker()
    broker.faults.set([{ on: '*', asking: { limit: 5 }, http: 500 }])
    const request = requestTo('market/candles', candles)
    const answer = await broker.fetch(new Request(request, { body: '{"instrument":' }))
    expect(await answer.json()).toMatchObject({ status: 0, msg: 'VALIDATION' })
    await broker.close()
  })
})

it('a broker closes although a call that a fault would hold is still being answered', async () => {
  const { broker } = await createTestBroker()
  broker.faults.set([held])
  const answered = broker.fetch(requestTo(held.on, {}))
  await broker.close()
  expect((await answered).status).toBe(200)
})
