import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { StartScreen } from './StartScreen.tsx'

const meta = {
  title: 'Screens/Start',
  tags: ['screen'],
  component: StartScreen,
  parameters: { scenario: { screen: 'start', world: 'member' } },
} satisfies Meta<typeof StartScreen>
export default meta
type Story = StoryObj<typeof meta>

export const LeadsAMemberIn: Story = {
  play: async ({ navigation }) => {
    await waitFor(() => expect(navigation.replace).toHaveBeenCalledWith({ to: 'market' }))
  },
}

export const LeadsAGuestToLogin: Story = {
  parameters: { scenario: { world: 'guest' } },
  play: async ({ navigation }) => {
    await waitFor(() => expect(navigation.replace).toHaveBeenCalledWith({ to: 'login' }))
  },
}

export const Loading: Story = {
  parameters: { scenario: { world: 'member', faults: [{ on: 'member/me', hang: true }] } },
  play: async ({ canvas }) => {
    await canvas.findByText(/Your session/)
  },
}

export const Offline: Story = {
  parameters: { scenario: { world: 'member', faults: [{ on: '*', offline: true }] } },
  play: async ({ canvas, userEvent, broker, navigation }) => {
    const retry = await canvas.findByRole('button', { name: 'Try again' })
    broker.setFaults([])
    await userEvent.click(retry)
    await waitFor(() => expect(navigation.replace).toHaveBeenCalledWith({ to: 'market' }))
  },
}

export const LoadsTheSettingsOfTheSite: Story = {
  parameters: { scenario: { world: 'guest', faults: [{ on: 'common/config', hang: true }] } },
}
