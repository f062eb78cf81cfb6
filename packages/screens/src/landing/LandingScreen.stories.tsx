import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { LandingScreen } from './LandingScreen.tsx'

const meta = {
  title: 'Screens/Landing',
  tags: ['screen'],
  component: LandingScreen,
  parameters: { scenario: { screen: 'landing', world: 'guest' } },
} satisfies Meta<typeof LandingScreen>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, userEvent, navigation }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open an account' }))
    await expect(navigation.go).toHaveBeenLastCalledWith({ to: 'register' })
    await userEvent.click(canvas.getByRole('link', { name: 'Look at the market' }))
    await expect(navigation.go).toHaveBeenLastCalledWith({ to: 'market' })
  },
}
