import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { readerOf } from '../../../testing/readers.ts'
import { AgreementScreen } from './AgreementScreen.tsx'

const meta = {
  title: 'Screens/User agreement',
  tags: ['screen', 'autodocs'],
  component: AgreementScreen,
  parameters: {
    purpose: 'Says what the member and the broker owe each other, in words that can be read.',
    scenario: { screen: 'agreement', world: 'guest' },
  },
} satisfies Meta<typeof AgreementScreen>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async (context) => {
    const { t } = readerOf(context)
    await expect(context.canvas.getByText(t('agreement:inForce'))).toBeVisible()
    await expect(context.canvas.getAllByRole('heading', { level: 2 }).length).toBeGreaterThan(6)
  },
}
