import { commonConfig, pushDevice, pushSubscribe } from '@onelot/api-client'
import { SettingsScreen } from '@onelot/screens/member/settings'
import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { screenStage } from './screenStage.tsx'

const stage = screenStage('member')

interface Named {
  readonly name: string
  readonly value: string
}

/** The broker without loans and lending. */
async function send(request: Request): Promise<Response> {
  const response = await stage.broker.fetch(request)
  if (!request.url.endsWith(commonConfig.path)) return response
  const envelope = (await response.json()) as { readonly data: readonly Named[] }
  const data = envelope.data.filter(({ name }) => !['feature.loans', 'feature.lending'].includes(name))
  return Response.json({ ...envelope, data })
}

const target = {
  address: 'https://push.example.net/send/JzLQ3raZJfFBR0aqvOMsLrt54w4rJUsV',
  // The keys of the example in RFC 8291.
  p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
  auth: 'BTBZMqHH6r4Tts7J_aSIgg',
}
const kindsOf = page.getByRole('group', { name: 'While the app is closed' })
const dueDates = kindsOf.getByRole('switch', { name: 'Due dates of loans and lending' })

/** Opens what this device is sent, of a member who has chosen alerts, and due dates or not. */
async function open(dueDates: boolean) {
  const member = stage.atAnotherDevice()
  const kinds = { alerts: true, fills: false, dueDates }
  const chosen = await member.write(
    pushSubscribe,
    { ...target, language: 'en', kinds },
    { key: member.newKey() },
  )
  expect(chosen.kind).toBe('done')
  await stage.show({
    name: 'settings',
    screen: <SettingsScreen />,
    send,
    ports: {
      push: () =>
        Promise.resolve({
          support: 'available',
          permission: () => 'granted',
          target: () => Promise.resolve(target),
          subscribe: () => Promise.resolve(target),
          unsubscribe: () => Promise.resolve(),
        }),
    },
  })
  await userEvent.click(page.getByRole('button', { name: 'Notifications' }))
  await expect.element(kindsOf.getByRole('switch', { name: 'Price alerts' })).toBeChecked()
  return () => member.read(pushDevice, { address: target.address })
}

it('due dates that were chosen can be turned off where loans and lending are no longer offered', async () => {
  const device = await open(true)
  await expect.element(dueDates).toBeChecked()
  await userEvent.click(dueDates)
  await expect.element(dueDates).not.toBeInTheDocument()
  expect((await device()).kinds).toEqual({ alerts: true, fills: false, dueDates: false })
})

it('due dates do not show where they were not chosen, and loans and lending are not offered', async () => {
  await open(false)
  await expect.element(dueDates).not.toBeInTheDocument()
})
