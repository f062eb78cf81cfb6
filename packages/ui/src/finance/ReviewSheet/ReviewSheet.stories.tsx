import { decimal, money } from '@onelot/domain'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen } from 'storybook/test'
import { Button } from '../../primitives/Button/Button.tsx'
import { Money } from '../Money/Money.tsx'
import { ReviewSheet } from './ReviewSheet.tsx'

const dollars = (amount: string) => money('USD', decimal(amount))
const onConfirm = fn()

const meta = {
  title: 'Finance/ReviewSheet',
  tags: ['widget', 'autodocs'],
  component: ReviewSheet,
  args: {
    open: true,
    onClose: fn(),
    title: 'Review your withdrawal',
    description: 'To Kookmin Bank, 110-•••-7890',
    total: { label: 'You receive', amount: dollars('118.50') },
    facts: [
      { label: 'Amount', value: <Money value={dollars('120.00')} own={false} size="small" /> },
      { label: 'Arrives', value: 'Today until 16:30' },
    ],
    costs: {
      label: 'Fees',
      sum: dollars('1.50'),
      parts: [
        { label: 'Transfer', value: <Money value={dollars('1.00')} own={false} size="small" /> },
        { label: 'Network', value: <Money value={dollars('0.50')} own={false} size="small" /> },
      ],
      partsLabel: 'Fees in detail',
    },
    after: [{ label: 'Left to withdraw', value: <Money value={dollars('880.00')} size="small" /> }],
    note: 'A holiday of the bank may delay it by a day.',
    footer: (
      <Button block onClick={onConfirm}>
        Withdraw $120.00
      </Button>
    ),
  },
  argTypes: { footer: { control: false } },
} satisfies Meta<typeof ReviewSheet>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ args }) => {
    await expect(await screen.findByRole('dialog', { name: args.title })).toHaveAccessibleDescription(
      args.description,
    )
  },
}
export const Playground: Story = { args: { description: undefined } }
export const CostsUnfold: Story = {
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: /^Fees/ }))
    await expect(screen.getByText('Network')).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Withdraw $120.00' }))
    await expect(onConfirm).toHaveBeenCalledOnce()
  },
}
export const WithoutCosts: Story = {
  args: { total: undefined, costs: undefined, after: undefined, note: undefined },
}
