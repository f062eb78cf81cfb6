import { afterEach, describe, expect, it, vi } from 'vitest'
import { type PushPage, createBrowserPush } from './browserPush.ts'

const KEY = 'AQID-w'
const bytes = (...values: number[]) => new Uint8Array(values).buffer
/** Of `KEY`. */
const keyBytes = bytes(1, 2, 3, 251)

type Answer = 'granted' | 'denied' | 'default'

interface Given {
  readonly permission?: Answer
  /** What the person answers. */
  readonly answer?: Answer
  /** The key of the subscription that there is. */
  readonly known?: ArrayBuffer
  readonly subscribe?: 'works' | 'fails' | 'hangs'
}

function given({
  permission: before = 'default',
  answer = 'granted',
  known,
  subscribe = 'works',
}: Given = {}) {
  const done: string[] = []
  const subscriptionWith = (applicationServerKey: ArrayBuffer, name: string) => ({
    options: { applicationServerKey },
    toJSON: () => ({ endpoint: `https://push.example/${name}`, keys: { p256dh: 'point', auth: 'secret' } }),
    unsubscribe: () => {
      done.push(`unsubscribe ${name}`)
      current = null
      return Promise.resolve(true)
    },
  })
  let current = known === undefined ? null : subscriptionWith(known, 'known')
  const registration = {
    pushManager: {
      getSubscription: () => Promise.resolve(current),
      subscribe: ({ applicationServerKey }: { applicationServerKey: string }) => {
        done.push(`subscribe ${applicationServerKey}`)
        if (subscribe === 'fails') return Promise.reject(new Error('no service'))
        current = subscriptionWith(keyBytes, 'new')
        return subscribe === 'hangs' ? new Promise<never>(() => undefined) : Promise.resolve(current)
      },
    },
  }
  const notification = {
    permission: before,
    requestPermission: () => {
      done.push('ask')
      notification.permission = answer
      return Promise.resolve(answer)
    },
  }
  const page: PushPage = {
    workers: { getRegistration: () => Promise.resolve(registration), ready: Promise.resolve(registration) },
    hasPush: true,
    notification,
    standalone: undefined,
  }
  return { page, push: createBrowserPush(page), done }
}

const target = (name: string) => ({
  address: `https://push.example/${name}`,
  p256dh: 'point',
  auth: 'secret',
})

describe('a browser', () => {
  it('has it where it has workers, push and notifications', () => {
    const { page } = given()
    expect(createBrowserPush(page).support).toBe('available')
    expect(createBrowserPush({ ...page, hasPush: false }).support).toBe('unavailable')
    expect(createBrowserPush({ ...page, notification: undefined }).support).toBe('unavailable')
  })

  it('of iOS has it once the app is installed', () => {
    const { page } = given()
    expect(createBrowserPush({ ...page, hasPush: false, standalone: false }).support).toBe('installFirst')
    expect(createBrowserPush({ ...page, standalone: true }).support).toBe('available')
  })

  it('has none on a page that is not served securely', async () => {
    const push = createBrowserPush({ ...given().page, workers: undefined })
    expect(push.support).toBe('unavailable')
    expect(await push.target()).toBeUndefined()
    await expect(push.subscribe(KEY)).rejects.toThrow('no workers')
  })
})

describe('to subscribe', () => {
  afterEach(() => {
    vi.useRealTimers()
  })

  it('asks the person, and then the device', async () => {
    const { push, done } = given()
    expect(push.permission()).toBe('undecided')
    expect(await push.target()).toBeUndefined()
    expect(done).toEqual([])
    expect(await push.subscribe(KEY)).toEqual(target('new'))
    expect(done).toEqual(['ask', `subscribe ${KEY}`])
    expect(await push.target()).toEqual(target('new'))
  })

  it.each(['denied', 'default'] as const)('ends where the person answers %s', async (answer) => {
    const { push, done } = given({ answer })
    expect(await push.subscribe(KEY)).toBeUndefined()
    expect(done).toEqual(['ask'])
  })

  it('asks a person no more who has refused', async () => {
    const { push, done } = given({ permission: 'denied' })
    expect(await push.subscribe(KEY)).toBeUndefined()
    expect(done).toEqual([])
  })

  it('takes the subscription that there is', async () => {
    const { push, done } = given({ permission: 'granted', known: keyBytes })
    expect(await push.subscribe(KEY)).toEqual(target('known'))
    expect(done).toEqual([])
  })

  it('takes another one where the broker has another key by now', async () => {
    const { push, done } = given({ permission: 'granted', known: bytes(9) })
    expect(await push.subscribe(KEY)).toEqual(target('new'))
    expect(done).toEqual(['unsubscribe known', `subscribe ${KEY}`])
  })

  it('fails where the push service does', async () => {
    await expect(given({ permission: 'granted', subscribe: 'fails' }).push.subscribe(KEY)).rejects.toThrow()
  })

  it('fails where the push service does not answer for 15 s', async () => {
    vi.useFakeTimers()
    const subscribed = given({ permission: 'granted', subscribe: 'hangs' }).push.subscribe(KEY)
    const failed = expect(subscribed).rejects.toThrow('does not answer')
    await vi.advanceTimersByTimeAsync(15_000)
    await failed
  })
})

it('to unsubscribe ends what there is', async () => {
  const { push, done } = given({ permission: 'granted', known: keyBytes })
  await push.unsubscribe()
  await push.unsubscribe()
  expect(done).toEqual(['unsubscribe known'])
})
