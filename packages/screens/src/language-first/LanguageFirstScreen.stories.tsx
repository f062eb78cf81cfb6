import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { LanguageFirstScreen } from './LanguageFirstScreen.tsx'

const meta = {
  title: 'Screens/Language first',
  tags: ['screen'],
  component: LanguageFirstScreen,
  parameters: { scenario: { screen: 'languageFirst', world: 'guest' } },
} satisfies Meta<typeof LanguageFirstScreen>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, userEvent, navigation }) => {
    await userEvent.click(canvas.getByRole('button', { name: '한국어' }))
    await canvas.findByText('언어를 골라 주세요')
    await expect(navigation.go).toHaveBeenCalledWith({ to: 'landing' })
  },
}
