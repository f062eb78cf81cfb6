import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { ErrorCatalogue } from './ErrorCatalogue.tsx'

const meta = {
  title: 'Foundations/Error catalogue',
  tags: ['foundation'],
  component: ErrorCatalogue,
} satisfies Meta<typeof ErrorCatalogue>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const SearchedByACode: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('searchbox'), 'withdrawal_below')
    await expect(canvas.getAllByRole('listitem')).toHaveLength(1)
    await expect(canvas.getByText('WITHDRAWAL_BELOW_MINIMUM')).toBeVisible()
  },
}
export const SearchedByWordsOfAnotherLanguage: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('searchbox'), '출금')
    await expect(canvas.getByText('WITHDRAWAL_BANNED')).toBeVisible()
    await expect(canvas.queryByText('CARD_EXISTS')).toBeNull()
  },
}
export const NothingHasTheseWords: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('searchbox'), 'zzz')
    await expect(canvas.getByText('No code has these words')).toBeVisible()
  },
}
