import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { readerOf } from '../flows/readers.ts'
import { LandingScreen } from './LandingScreen.tsx'

const meta = {
  title: 'Screens/Landing',
  tags: ['screen', 'autodocs'],
  component: LandingScreen,
  parameters: {
    purpose:
      'Tells somebody who is new what the app is, and leads to registering, logging in or looking round.',
    scenario: { screen: 'landing', world: 'guest' },
  },
} satisfies Meta<typeof LandingScreen>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async (context) => {
    const { canvas, userEvent, navigation } = context
    const { t } = readerOf(context)
    await userEvent.click(canvas.getByRole('button', { name: t('landing:register') }))
    await expect(navigation.go).toHaveBeenLastCalledWith({ to: 'register' })
    await userEvent.click(canvas.getByRole('link', { name: t('landing:enter') }))
    await expect(navigation.go).toHaveBeenLastCalledWith({ to: 'home' })
  },
}
