import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import { readerOf } from '../../../testing/readers.ts'
import { SettingsScreen } from './SettingsScreen.tsx'

const meta = {
  title: 'Screens/Settings/Face or fingerprint',
  tags: ['screen'],
  component: SettingsScreen,
  parameters: { scenario: { screen: 'settings', world: 'newMember' } },
} satisfies Meta<typeof SettingsScreen>
export default meta
type Story = StoryObj<typeof meta>

/** The app lock is on, and its sheet is open. */
async function openLock(context: StoryContext): Promise<void> {
  const { canvas, userEvent } = context
  const { t } = readerOf(context)
  const row = () =>
    canvas.findByRole('button', { name: (name: string) => name.startsWith(t('appLock:setting')) })
  await userEvent.click(await row())
  for (const question of ['choose', 'repeat'] as const) {
    await screen.findByLabelText(t(`appLock:${question}`))
    const sheet = within(screen.getByRole('dialog'))
    for (const digit of '280415') await userEvent.click(sheet.getByRole('button', { name: digit }))
  }
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await userEvent.click(await row())
  await screen.findByRole('button', { name: t('appLock:turnOff') })
}

const switchIn = (context: StoryContext) =>
  screen.findByRole('switch', { name: readerOf(context).t('appLock:biometry.setting') })

export const TurnsItOn: Story = {
  parameters: { scenario: { world: 'newMember', recognises: true } },
  play: async (context) => {
    await openLock(context)
    await expect(await switchIn(context)).not.toBeChecked()
    await context.userEvent.click(await switchIn(context))
    await waitFor(async () => expect(await switchIn(context)).toBeChecked())
  },
}

export const NobodyIsRecognised: Story = {
  parameters: { scenario: { world: 'newMember', recognises: false } },
  play: async (context) => {
    await openLock(context)
    await context.userEvent.click(await switchIn(context))
    await screen.findByText(readerOf(context).t('appLock:biometry.notTurnedOn'))
    await expect(await switchIn(context)).not.toBeChecked()
  },
}

export const TheDeviceHasNone: Story = {
  play: async (context) => {
    await openLock(context)
    await expect(within(screen.getByRole('dialog')).queryByRole('switch')).toBeNull()
  },
}
