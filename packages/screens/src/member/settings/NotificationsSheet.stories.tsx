import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import { readerOf } from '../../../testing/readers.ts'
import { SettingsScreen } from './SettingsScreen.tsx'

const meta = {
  title: 'Screens/Settings/Notifications',
  tags: ['screen'],
  component: SettingsScreen,
  parameters: {
    scenario: { screen: 'settings', world: 'newMember', asks: ['messages/topics', 'messages/setTopic'] },
  },
} satisfies Meta<typeof SettingsScreen>
export default meta
type Story = StoryObj<typeof meta>

const openSheet = async (context: StoryContext) => {
  const name = readerOf(context).t('settings:notifications.title')
  await context.userEvent.click(await context.canvas.findByRole('button', { name }))
  return within(await screen.findByRole('dialog', { name }))
}
const topic = (context: StoryContext, name: 'orders' | 'alerts' | 'security') =>
  screen.findByRole('switch', { name: readerOf(context).t(`settings:notifications.topics.${name}.label`) })

/** Security is on, and stays so. */
export const AllAreOn: Story = {
  play: async (context) => {
    await openSheet(context)
    await expect(await topic(context, 'orders')).toBeChecked()
    const security = await topic(context, 'security')
    await expect(security).toBeChecked()
    await expect(security).toBeDisabled()
  },
}

/** It is kept with the account: it is so where the sheet is opened again. */
export const TurnsATopicOffAndOn: Story = {
  play: async (context) => {
    const { ui } = readerOf(context)
    const sheet = await openSheet(context)
    await context.userEvent.click(await topic(context, 'orders'))
    await waitFor(async () => expect(await topic(context, 'orders')).not.toBeChecked())
    await context.userEvent.click(sheet.getByRole('button', { name: ui('close') }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await openSheet(context)
    await expect(await topic(context, 'orders')).not.toBeChecked()
    await expect(await topic(context, 'alerts')).toBeChecked()
    await waitFor(async () => expect(await topic(context, 'orders')).toBeEnabled())
    await context.userEvent.click(await topic(context, 'orders'))
    await waitFor(async () => expect(await topic(context, 'orders')).toBeChecked())
  },
}

const staysOn = async (context: StoryContext, said: string) => {
  await openSheet(context)
  await context.userEvent.click(await topic(context, 'alerts'))
  await waitFor(() => expect(document.body).toHaveTextContent(said))
  await expect(await topic(context, 'alerts')).toBeChecked()
}

export const Refused: Story = {
  parameters: {
    scenario: { world: 'newMember', faults: [{ on: 'messages/setTopic', refuse: 'TOO_FREQUENT' }] },
  },
  play: (context) => staysOn(context, readerOf(context).t('refusals:refusals.TOO_FREQUENT')),
}

export const Offline: Story = {
  parameters: { scenario: { world: 'newMember', faults: [{ on: 'messages/setTopic', offline: true }] } },
  play: (context) => staysOn(context, readerOf(context).t('app:unknown.plain')),
}

export const Loading: Story = {
  parameters: { scenario: { world: 'newMember', faults: [{ on: 'messages/topics', hang: true }] } },
  play: async (context) => {
    const sheet = await openSheet(context)
    await expect(sheet.queryByRole('switch')).toBeNull()
  },
}

export const ServerError: Story = {
  parameters: { scenario: { world: 'newMember', faults: [{ on: 'messages/topics', http: 500 }] } },
  play: async (context) => {
    await openSheet(context)
    const retry = await screen.findByRole('button', { name: readerOf(context).ui('retry') })
    context.broker.setFaults([])
    await context.userEvent.click(retry)
    await expect(await topic(context, 'orders')).toBeChecked()
  },
}
