import { type PushChoice, type PushTarget, noPush } from '@onelot/domain'
import { expect, it, vi } from 'vitest'
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
}

async function start(given: Case) {
  const { target, sent = noPush, kinds = chosen, permission = 'granted' } = given
  const publicKey = 'publicKey' in given ? given.publicKey : 'BPublic'
  const steps: string[] = []
  const push: PushPort = {
    support: 'available',
    permission: () => permission,
    target: () => Promise.resolve(target),
    subscribe: (key) => {
      steps.push(`subscribes with ${key}`)
      return Promise.resolve(next)
    },
    unsubscribe: () => {
      steps.push('unsubscribes')
      return Promise.resolve()
    },
  }
  const read = vi.fn(() => Promise.resolve({ kinds: sent, publicKey }))
  const choose = vi.fn(() => Promise.resolve())
  await renewPush({ push, kinds, read, choose })
  return { steps, read, choose }
}

it.each([
  ['another address', next],
  ['none any more', undefined],
  ['the one that the broker was told is gone', before],
])('a device whose browser has %s is sent what was chosen again', async (_, target) => {
  const { steps, read, choose } = await start({ target })
  expect(read).toHaveBeenCalledWith(target === undefined ? {} : { address: target.address })
  expect(steps).toEqual(['unsubscribes', 'subscribes with BPublic'])
  expect(choose).toHaveBeenCalledWith(next)
})

it.each<[string, Case]>([
  ['is still sent something', { target: before, sent: chosen }],
  ['was to be sent nothing', { target: before, kinds: noPush }],
  ['may not be sent anything by now', { target: before, permission: 'denied' }],
  ['was never asked', { target: before, permission: 'undecided' }],
  ['has a broker that sends nothing', { target: before, publicKey: undefined }],
])('a device that %s stays as it is', async (_, given) => {
  const { steps, choose } = await start(given)
  expect(steps).toEqual([])
  expect(choose).not.toHaveBeenCalled()
})
