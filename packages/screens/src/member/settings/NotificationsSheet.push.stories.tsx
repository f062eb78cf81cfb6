import type { PushTarget } from '@onelot/domain'
import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import { readerOf } from '../../../testing/readers.ts'
import type { NotificationPermission } from '../../base/ports/notifications.ts'
import type { PushPort } from '../../base/ports/push.ts'
import { SettingsScreen } from './SettingsScreen.tsx'

const scenario = { screen: 'settings', world: 'newMember' } as const

const meta = {
  title: 'Screens/Settings/Notifications while closed',
  tags: ['screen'],
  component: SettingsScreen,
  parameters: {
    scenario: { ...scenario, asks: ['push/device', 'push/subscribe', 'push/unsubscribe', 'messages/topics'] },
  },
} satisfies Meta<typeof SettingsScreen>
export default meta
type Story = StoryObj<typeof meta>

const target: PushTarget = {
  address: 'https://push.example.net/send/JzLQ3raZJfFBR0aqvOMsLrt54w4rJUsV',
  // The keys of the example in RFC 8291.
  p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
  auth: 'BTBZMqHH6r4Tts7J_aSIgg',
}

interface Device {
  readonly support?: PushPort['support']
  readonly permission?: NotificationPermission
  /** What the person answers. @defaultValue allows it */
  readonly answer?: NotificationPermission
  readonly subscribe?: PushPort['subscribe']
}

/** A device whose person decides once. */
function deviceThat({ support = 'available', answer = 'granted', subscribe, ...device }: Device): PushPort {
  let permission = device.permission ?? 'undecided'
  let reached = false
  return {
    support,
    permission: () => permission,
    target: () => Promise.resolve(reached ? target : undefined),
    subscribe:
      subscribe ??
      (() => {
        if (permission === 'undecided') permission = answer
        reached = permission === 'granted'
        return Promise.resolve(reached ? target : undefined)
      }),
    unsubscribe() {
      reached = false
      return Promise.resolve()
    },
  }
}

const openSheet = async (context: StoryContext) => {
  const name = readerOf(context).t('settings:notifications.title')
  await context.userEvent.click(await context.canvas.findByRole('button', { name }))
  return within(await screen.findByRole('dialog', { name }))
}
const kind = (context: StoryContext, name: 'alerts' | 'fills' | 'dueDates') => {
  const { t } = readerOf(context)
  return within(screen.getByRole('group', { name: t('settings:notifications.push.title') })).findByRole(
    'switch',
    { name: t(`settings:notifications.push.kinds.${name}`) },
  )
}
const press = async (context: StoryContext, name: 'alerts' | 'fills' | 'dueDates') => {
  await waitFor(() => kind(context, name))
  await context.userEvent.click(await kind(context, name))
}
const says = (
  context: StoryContext,
  said: 'asking' | 'denied' | 'failed' | 'installFirst' | 'unavailable' | 'notOffered',
) => screen.findByText(readerOf(context).t(`settings:notifications.push.${said}`))

/** Nobody is asked before a press. */
export const Off: Story = {
  parameters: { scenario: { ...scenario, push: deviceThat({}) } },
  play: async (context) => {
    await openSheet(context)
    await waitFor(() => kind(context, 'alerts'))
    for (const name of ['alerts', 'fills', 'dueDates'] as const)
      await expect(await kind(context, name)).not.toBeChecked()
  },
}

/** One kind at a time; the device is asked at the first. */
export const TurnsKindsOnAndOff: Story = {
  parameters: { scenario: { ...scenario, push: deviceThat({}) } },
  play: async (context) => {
    await openSheet(context)
    await press(context, 'alerts')
    await waitFor(async () => expect(await kind(context, 'alerts')).toBeChecked())
    await expect(await kind(context, 'fills')).not.toBeChecked()
    await waitFor(async () => expect(await kind(context, 'dueDates')).toBeEnabled())
    await press(context, 'dueDates')
    await waitFor(async () => expect(await kind(context, 'dueDates')).toBeChecked())
    await waitFor(async () => expect(await kind(context, 'alerts')).toBeEnabled())
    await press(context, 'alerts')
    await waitFor(async () => expect(await kind(context, 'alerts')).not.toBeChecked())
    await expect(await kind(context, 'dueDates')).toBeChecked()
  },
}

export const Asked: Story = {
  parameters: {
    scenario: { ...scenario, push: deviceThat({ subscribe: () => new Promise(() => undefined) }) },
  },
  play: async (context) => {
    await openSheet(context)
    await press(context, 'fills')
    await expect(await says(context, 'asking')).toBeVisible()
    await expect(await kind(context, 'fills')).toBeDisabled()
  },
}

/** Refused as it was asked. */
export const Refused: Story = {
  parameters: { scenario: { ...scenario, push: deviceThat({ answer: 'denied' }) } },
  play: async (context) => {
    await openSheet(context)
    await press(context, 'alerts')
    await expect(await says(context, 'denied')).toBeVisible()
    await expect(await kind(context, 'alerts')).toBeDisabled()
  },
}

/** Refused long ago: it says how to allow it. */
export const Denied: Story = {
  parameters: { scenario: { ...scenario, push: deviceThat({ permission: 'denied' }) } },
  play: async (context) => {
    await openSheet(context)
    await expect(await says(context, 'denied')).toBeVisible()
    await expect(await kind(context, 'fills')).toBeDisabled()
  },
}

/** The question was put away without an answer. */
export const NotAnswered: Story = {
  parameters: { scenario: { ...scenario, push: deviceThat({ answer: 'undecided' }) } },
  play: async (context) => {
    await openSheet(context)
    await press(context, 'alerts')
    await waitFor(async () => expect(await kind(context, 'alerts')).toBeEnabled())
    await expect(await kind(context, 'alerts')).not.toBeChecked()
  },
}

export const Failed: Story = {
  parameters: {
    scenario: {
      ...scenario,
      push: deviceThat({ permission: 'granted', subscribe: () => Promise.reject(new Error('no service')) }),
    },
  },
  play: async (context) => {
    await openSheet(context)
    await press(context, 'alerts')
    await expect(await says(context, 'failed')).toBeVisible()
    await expect(await kind(context, 'alerts')).toBeEnabled()
  },
}

/** The broker refuses another device. */
export const TooManyDevices: Story = {
  parameters: {
    scenario: {
      ...scenario,
      push: deviceThat({}),
      faults: [{ on: 'push/subscribe', refuse: 'PUSH_DEVICES_FULL', params: { count: 10 } }],
    },
  },
  play: async (context) => {
    await openSheet(context)
    await press(context, 'alerts')
    const { t } = readerOf(context)
    const said = t('refusals:refusals.PUSH_DEVICES_FULL', { count: 10 })
    await waitFor(() => expect(document.body).toHaveTextContent(said))
    await expect(await kind(context, 'alerts')).not.toBeChecked()
  },
}

/** On iOS, in a browser. */
export const InstallFirst: Story = {
  parameters: { scenario: { ...scenario, push: deviceThat({ support: 'installFirst' }) } },
  play: async (context) => {
    await openSheet(context)
    await expect(await says(context, 'installFirst')).toBeVisible()
  },
}

export const Unavailable: Story = {
  parameters: { scenario: { ...scenario, push: deviceThat({ support: 'unavailable' }) } },
  play: async (context) => {
    await openSheet(context)
    await expect(await says(context, 'unavailable')).toBeVisible()
  },
}

/** A broker that names no key. */
export const NotOffered: Story = {
  parameters: {
    scenario: {
      ...scenario,
      push: deviceThat({}),
      faults: [{ on: 'push/device', without: 'publicKey' }],
    },
  },
  play: async (context) => {
    await openSheet(context)
    await expect(await says(context, 'notOffered')).toBeVisible()
  },
}
