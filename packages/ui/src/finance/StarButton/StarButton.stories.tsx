import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { StarButton } from './StarButton.tsx'

const meta = {
  title: 'Finance/StarButton',
  tags: ['widget', 'autodocs'],
  component: StarButton,
  args: { name: 'Hanbit Foods', starred: false, onChange: fn() },
  parameters: {
    layout: 'padded',
    argsIn: { kor: { name: '한빛식품' }, tw: { name: '韓光食品' } },
  },
} satisfies Meta<typeof StarButton>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Playground: Story = {}

export const TurnsOnAndOff: Story = {
  play: async ({ canvas, userEvent, args, t }) => {
    const star = canvas.getByRole('button', {
      name: t('finance.star', { name: args.name }),
      pressed: args.starred,
    })
    await userEvent.click(star)
    await expect(args.onChange).toHaveBeenCalledWith({ starred: !args.starred })
  },
}
export const Watched: Story = { ...Default, args: { starred: true } }
