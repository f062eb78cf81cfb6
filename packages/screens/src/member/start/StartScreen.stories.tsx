import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { readerOf } from '../../../testing/readers.ts'
import { StartScreen } from './StartScreen.tsx'

const meta = {
  title: 'Screens/Start',
  tags: ['screen', 'autodocs'],
  component: StartScreen,
  parameters: {
    purpose: 'Greets while the app starts, and says what it is waiting for.',
    scenario: { screen: 'start', world: 'member' },
  },
} satisfies Meta<typeof StartScreen>
export default meta
type Story = StoryObj<typeof meta>

export const LeadsAMemberIn: Story = {
  play: async ({ navigation }) => {
    await waitFor(() => expect(navigation.replace).toHaveBeenCalledWith({ to: 'home' }))
  },
}

export const LeadsAGuestToTheLanding: Story = {
  parameters: { scenario: { world: 'guest' } },
  play: async ({ navigation }) => {
    await waitFor(() => expect(navigation.replace).toHaveBeenCalledWith({ to: 'landing' }))
  },
}

/** What the splash waits for. */
const currentStep = ({ canvas }: Pick<StoryContext, 'canvas'>) =>
  canvas.findByRole('listitem', { current: 'step' })

export const Loading: Story = {
  parameters: { scenario: { world: 'member', faults: [{ on: 'member/me', hang: true }] } },
  play: async (context) => {
    await expect(await currentStep(context)).toHaveTextContent(readerOf(context).t('start:session'))
  },
}

export const Offline: Story = {
  parameters: { scenario: { world: 'member', faults: [{ on: '*', offline: true }] } },
  play: async (context) => {
    await context.canvas.findByRole('button', { name: readerOf(context).ui('retry') })
    await expect(context.navigation.replace).not.toHaveBeenCalled()
  },
}
export const StartsOnceOnline: Story = {
  ...Offline,
  play: async (context) => {
    const { canvas, userEvent, broker, navigation } = context
    const retry = await canvas.findByRole('button', { name: readerOf(context).ui('retry') })
    broker.setFaults([])
    await userEvent.click(retry)
    await waitFor(() => expect(navigation.replace).toHaveBeenCalledWith({ to: 'home' }))
  },
}

export const LoadsTheSettingsOfTheSite: Story = {
  parameters: { scenario: { world: 'guest', faults: [{ on: 'common/config', hang: true }] } },
  play: async (context) => {
    await expect(await currentStep(context)).toHaveTextContent(readerOf(context).t('start:config'))
  },
}
