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

export const Default: Story = {}
export const Playground: Story = { args: { percent: 50 } }

export const GivesAPart: Story = {
  play: async ({ canvas, userEvent, args, t }) => {
    await expect(canvas.getByRole('group', { name: t('finance.ticket.power') })).toBeVisible()
    for (const name of ['25%', '50%', '75%', '100%'])
      await userEvent.click(canvas.getByRole('button', { name }))
    await expect(args.onSelect).toHaveBeenLastCalledWith({ percent: 100 })
    await expect(args.onSelect).toHaveBeenCalledTimes(4)
  },
}
export const Disabled: Story = { args: { disabled: true } }
