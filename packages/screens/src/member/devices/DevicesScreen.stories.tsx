import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import { readerOf } from '../../../testing/readers.ts'
import { DevicesScreen } from './DevicesScreen.tsx'

const meta = {
  title: 'Screens/Devices',
  tags: ['screen', 'autodocs'],
  component: DevicesScreen,
  parameters: {
    purpose: 'Lists where the member is logged in, and logs out one device or all others.',
    scenario: { screen: 'devices', world: 'threeDevices' },
  },
} satisfies Meta<typeof DevicesScreen>
export default meta
type Story = StoryObj<typeof meta>
type Context = Parameters<NonNullable<Story['play']>>[0]

const rows = async (context: Context) => {
  const list = await context.canvas.findByRole('list', { name: readerOf(context).t('devices:list') })
  return within(list).getAllByRole('listitem')
}
const phoneIn = (context: Context) =>
  readerOf(context).t('devices:named', { browser: 'Chrome', system: 'Android' })

/** Presses a button, and the one of the question that follows. */
async function endAfterQuestion(context: Context, button: string, answer: string): Promise<HTMLElement> {
  await context.userEvent.click(await context.canvas.findByRole('button', { name: button }))
  const sheet = await screen.findByRole('dialog')
  await context.userEvent.click(within(sheet).getByRole('button', { name: answer }))
  return sheet
}
const endPhone = (context: Context) => {
  const { t } = readerOf(context)
  return endAfterQuestion(
    context,
    t('devices:end.named', { name: phoneIn(context) }),
    t('devices:end.action'),
  )
}
const endOthers = (context: Context) => {
  const { t } = readerOf(context)
  return endAfterQuestion(context, t('devices:all.action'), t('devices:all.action'))
}

/** This one first, then the one that was used last. */
export const Default: Story = {
  play: async (context) => {
    const [here, next] = await rows(context)
    await expect(here).toHaveTextContent(readerOf(context).t('devices:current'))
    await expect(next).toHaveTextContent(phoneIn(context))
  },
}

export const EndsOne: Story = {
  play: async (context) => {
    const { t } = readerOf(context)
    const sheet = await endPhone(context)
    await screen.findByText(t('devices:end.done', { name: phoneIn(context) }))
    await waitFor(() => expect(sheet).not.toBeInTheDocument())
    await waitFor(async () => expect(await rows(context)).toHaveLength(2))
  },
}

export const EndsAllOthers: Story = {
  play: async (context) => {
    const { t } = readerOf(context)
    await endOthers(context)
    await screen.findByText(t('devices:all.done'))
    await context.canvas.findByText(t('devices:alone'))
    await expect(await rows(context)).toHaveLength(1)
  },
}

/** Asks first. */
export const AsksBefore: Story = {
  play: async (context) => {
    const { t } = readerOf(context)
    await context.userEvent.click(
      await context.canvas.findByRole('button', { name: t('devices:all.action') }),
    )
    await within(await screen.findByRole('dialog')).findByText(t('devices:all.text'))
  },
}

export const NoOther: Story = {
  parameters: { scenario: { world: 'member' } },
  play: async (context) => {
    await context.canvas.findByText(readerOf(context).t('devices:alone'))
  },
}

export const TooFrequent: Story = {
  parameters: {
    scenario: { world: 'threeDevices', faults: [{ on: 'member/endDevice', refuse: 'TOO_FREQUENT' }] },
  },
  play: async (context) => {
    const sheet = await endPhone(context)
    await within(sheet).findByText(readerOf(context).t('refusals:refusals.TOO_FREQUENT'))
  },
}

export const TheOutcomeIsUnknown: Story = {
  parameters: {
    scenario: { world: 'threeDevices', faults: [{ on: 'member/endOtherDevices', http: 500, times: 1 }] },
  },
  play: async (context) => {
    const sheet = await endOthers(context)
    await within(sheet).findByRole('button', { name: readerOf(context).t('app:unknown.check') })
  },
}

export const Loading: Story = {
  parameters: { scenario: { world: 'threeDevices', faults: [{ on: 'member/devices', hang: true }] } },
}

export const ServerError: Story = {
  parameters: { scenario: { world: 'threeDevices', faults: [{ on: 'member/devices', http: 500 }] } },
  play: async (context) => {
    await context.canvas.findByText(readerOf(context).t('app:failure.http'), { exact: false })
  },
}

export const Offline: Story = {
  parameters: { scenario: { world: 'threeDevices', faults: [{ on: 'member/devices', offline: true }] } },
}

export const Guest: Story = {
  parameters: { scenario: { world: 'guest' } },
  play: async (context) => {
    await context.canvas.findByText(readerOf(context).t('app:member.title'))
  },
}
