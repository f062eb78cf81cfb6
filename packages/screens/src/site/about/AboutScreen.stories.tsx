import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { readerOf } from '../../../testing/readers.ts'
import { AboutScreen } from './AboutScreen.tsx'

const meta = {
  title: 'Screens/Agreements',
  tags: ['screen', 'autodocs'],
  component: AboutScreen,
  parameters: {
    purpose: 'Lists the documents that are accepted, with the day of each version.',
    scenario: { screen: 'about', world: 'guest' },
  },
} satisfies Meta<typeof AboutScreen>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async (context) => {
    const { canvas, userEvent, navigation } = context
    const { titleOf } = readerOf(context)
    const agreement = canvas.getByRole('link', {
      name: (name: string) => name.startsWith(titleOf('agreement')),
    })
    await userEvent.click(agreement)
    await expect(navigation.go).toHaveBeenCalledWith({ to: 'agreement' })
  },
}
