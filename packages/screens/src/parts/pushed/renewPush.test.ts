import { type PushChoice, type PushTarget, noPush } from '@onelot/domain'
import { expect, it } from 'vitest'
import type { PushPort } from '../../base/ports/push.ts'
import { renewPush } from './renewPush.ts'

const chosen: PushChoice = { alerts: true, fills: false, dueDates: false }
const before: PushTarget = { address: 'https://push.example.net/before', p256dh: 'key', auth: 'secret' }
const next: PushTarget = { ...before, address: 'https://push.example.net/next' }

interface Case {
  /** Where the browser is reached as the app starts. */
  readonly target?: PushTarget | undefined
  /** What the broker sends to it. */
  readonly sent?: PushChoice
  readonly kinds?: PushChoice
  readonly publicKey?: string | undefined
  readonly permission?: ReturnType<PushPort['permission']>
  /** Where the browser is reached once it has subscribed. */
  readonly subscribed?: PushTarget | undefined
  /** The step in which the session ends. */
  readonly endsIn?: string
  /** The step that fails. */
  readonly failing?: string
}

async function start(given: Case) {
  const { target, sent = noPush, kinds = chosen, permission = 'granted', endsIn, failing } = given
  const publicKey = 'publicKey' in given ? given.publicKey : 'BPublic'
  const subscribed = 'subscribed' in given ? given.subscribed : next
  let isOver = false
  const steps: string[] = []
  const step = <Answer>(name: string, answer: Answer): Promise<Answer> => {
    steps.push(name)
    if (name === endsIn) isOver = true
    return name === failing ? Promise.reject(new Error(name)) : Promise.resolve(answer)
  }
  const done = renewPush({
    push: {
      support: 'available',
      permission: () => permission,
      target: () => step('finds its address', target),
      subscribe: (key) => step(`subscribes with ${key}`, subscribed),
      unsubscribe: () => step('unsubscribes', undefined),
    },
    kinds,
    read: ({ address = 'no address' }) => step(`reads what ${address} is sent`, { kinds: sent, publicKey }),
    choose: ({ address }) => step(`chooses for ${address}`, undefined),
    isOver: () => isOver,
  })
  const [{ status }] = await Promise.allSettled([done])
  return { steps, status }
}

const found = 'finds its address'
const read = 'reads what no address is sent'
const subscribes = 'subscribes with BPublic'
const chooses = `chooses for ${next.address}`

it.each([
  ['another address', next, next.address],
  ['no address any more', undefined, 'no address'],
  ['an address that its push service has called gone', before, before.address],
])('what was chosen is chosen again where the browser has %s', async (_, target, asked) => {
  const { steps } = await start({ target })
  expect(steps).toEqual([found, `reads what ${asked} is sent`, 'unsubscribes', subscribes, chooses])
})

it.each<[string, Case]>([
  ['the broker still sends the device something', { target: before, sent: chosen }],
  ['nothing was chosen on the device', { target: before, kinds: noPush }],
  ['the person does not allow it any more', { target: before, permission: 'denied' }],
  ['the person was never asked', { target: before, permission: 'undecided' }],
  ['the broker sends nothing to any device', { target: before, publicKey: undefined }],
])('nothing changes where %s', async (_, given) => {
  const { steps } = await start(given)
  expect(steps).not.toContain('unsubscribes')
  expect(steps).not.toContain(subscribes)
  expect(steps).not.toContain(chooses)
})

it.each<[string, readonly string[]]>([
  [found, [found]],
  [read, [found, read]],
  ['unsubscribes', [found, read, 'unsubscribes']],
  [subscribes, [found, read, 'unsubscribes', subscribes, 'unsubscribes']],
])('a device whose session ends while it %s is left without a subscription', async (endsIn, expected) => {
  const { steps } = await start({ endsIn })
  expect(steps).toEqual(expected)
})

it('a device that does not subscribe is chosen nothing for', async () => {
  const { steps, status } = await start({ subscribed: undefined })
  expect(steps).toEqual([found, read, 'unsubscribes', subscribes])
  expect(status).toBe('fulfilled')
})

it('a device keeps its subscription where the broker does not say what it is sent', async () => {
  const { steps, status } = await start({ failing: read })
  expect(steps).toEqual([found, read])
  expect(status).toBe('rejected')
})

it('whoever renews learns that the broker was not told of the new address', async () => {
  const { steps, status } = await start({ failing: chooses })
  expect(steps).toEqual([found, read, 'unsubscribes', subscribes, chooses])
  expect(status).toBe('rejected')
})
