import { pushDevice, pushSubscribe } from '@onelot/api-client'
import type { PushTarget } from '@onelot/domain'
import { useEffect } from 'react'
import { expect, it, vi } from 'vitest'
import { Watching } from '../packages/screens/src/parts/new-messages/Watching.tsx'
import { idlePorts } from './idlePorts.ts'
import { screenStage } from './screenStage.tsx'
import { until } from './until.ts'

const stage = screenStage('member')
const { kept } = idlePorts
const alertsAlone = { alerts: true, fills: false, dueDates: false }
const target: PushTarget = { address: 'https://push.example.net/next', p256dh: 'key', auth: 'secret' }

/** What the app shows once the session is over. */
function LoggedOut({ onShown }: { readonly onShown: () => void }) {
  useEffect(onShown, [onShown])
  return null
}

it('a device whose session ends while it subscribes is left without a subscription', async () => {
  let answer: (found: PushTarget) => void = () => undefined
  const subscribe = vi.fn(() => new Promise<PushTarget>((resolve) => (answer = resolve)))
  const unsubscribe = vi.fn(() => Promise.resolve())
  const push = () =>
    Promise.resolve({
      support: 'available',
      permission: () => 'granted',
      target: () => Promise.resolve(undefined),
      subscribe,
      unsubscribe,
    } as const)
  const sent = vi.fn<(url: string) => void>()
  // The broker in the page names no key.
  const send = async (request: Request): Promise<Response> => {
    sent(request.url)
    const response = await stage.broker.fetch(request)
    if (!request.url.endsWith(pushDevice.path)) return response
    const body = (await response.json()) as { readonly data: object }
    return Response.json({ ...body, data: { ...body.data, publicKey: 'BPublic' } })
  }
  const ports = { push, kept: { ...kept, session: { ...kept.session, read: () => alertsAlone } } }
  await stage.show({ name: 'mine', screen: <Watching />, send, ports })
  await until(() => {
    expect(subscribe).toHaveBeenCalledOnce()
  })
  await new Promise<void>((resolve) => {
    void stage.show({ name: 'mine', screen: <LoggedOut onShown={resolve} />, send, ports })
  })
  answer(target)
  await until(() => {
    expect(unsubscribe).toHaveBeenCalledTimes(2)
  })
  expect(sent).not.toHaveBeenCalledWith(expect.stringContaining(pushSubscribe.path))
})
