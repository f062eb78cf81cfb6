import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { BuyingPowerChips, buyingPowerShares } from './BuyingPowerChips.tsx'

const meta = {
  title: 'Finance/BuyingPowerChips',
  tags: ['widget', 'autodocs'],
  component: BuyingPowerChips,
  args: { onSelect: fn() },
  argTypes: { percent: { control: 'select', options: buyingPowerShares } },
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
export const Korean: Story = {
  args: { percent: 25 },
  globals: { language: 'kor' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: '주문 가능 금액 대비 비율' })).toBeVisible()
  },
}
export const Chinese: Story = {
  args: { percent: 100 },
  globals: { language: 'tw' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: '購買力比例' })).toBeVisible()
  },
}
