import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { BuyingPowerChips } from './BuyingPowerChips.tsx'

const meta = {
  title: 'Finance/BuyingPowerChips',
  tags: ['widget', 'autodocs'],
  component: BuyingPowerChips,
  args: { onSelect: fn() },
  parameters: { layout: 'padded' },
} satisfies Meta<typeof BuyingPowerChips>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('group', { name: 'Share of buying power' })).toBeVisible()
    for (const name of ['25%', '50%', '75%', '100%'])
      await userEvent.click(canvas.getByRole('button', { name }))
    await expect(args.onSelect).toHaveBeenLastCalledWith({ percent: 100 })
    await expect(args.onSelect).toHaveBeenCalledTimes(4)
  },
}
export const Playground: Story = { args: { percent: 50 } }
export const Disabled: Story = { args: { disabled: true } }
export const Dark: Story = { args: { percent: 75 }, globals: { theme: 'dark' } }
