import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { ChangeLanguageScreen } from './ChangeLanguageScreen.tsx'

const meta = {
  title: 'Screens/Change language',
  tags: ['screen'],
  component: ChangeLanguageScreen,
  parameters: { scenario: { screen: 'changeLanguage', world: 'guest' } },
} satisfies Meta<typeof ChangeLanguageScreen>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: '繁體中文' }))
    await canvas.findByRole('heading', { name: '語言' })
    await expect(document.documentElement).toHaveAttribute('lang', 'zh-TW')
  },
}
