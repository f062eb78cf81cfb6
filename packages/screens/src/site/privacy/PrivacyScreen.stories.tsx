import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { readerOf } from '../../../testing/readers.ts'
import { PrivacyScreen } from './PrivacyScreen.tsx'

const meta = {
  title: 'Screens/Privacy policy',
  tags: ['screen', 'autodocs'],
  component: PrivacyScreen,
  parameters: {
    purpose: 'Says what is kept of a person, for how long, and what they may ask for.',
    scenario: { screen: 'privacy', world: 'guest' },
  },
} satisfies Meta<typeof PrivacyScreen>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async (context) => {
    const { t } = readerOf(context)
    await expect(context.canvas.getByText(t('privacy:inForce'))).toBeVisible()
    await expect(context.canvas.getAllByRole('heading', { level: 2 }).length).toBeGreaterThan(6)
  },
}
