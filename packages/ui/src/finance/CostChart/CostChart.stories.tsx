import type { Meta, StoryObj } from '@storybook/react-vite'
import { decimal, defaultMarkets } from '@onelot/domain'
import { expect } from 'storybook/test'
import { directions } from '../format/change.ts'
import { CostChart } from './CostChart.tsx'

const prices = ['65000', '64200', '66100', '67800', '67200', '69900', '71100'].map(decimal)

const meta = {
  title: 'Finance/CostChart',
  tags: ['widget', 'autodocs'],
  component: CostChart,
  args: {
    prices,
    cost: decimal('65000'),
    price: decimal('71100'),
    scale: defaultMarkets.KRX,
    direction: 'up',
  },
  argTypes: { direction: { control: 'select', options: directions } },
  parameters: { layout: 'padded' },
} satisfies Meta<typeof CostChart>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, canvasElement, t }) => {
    await expect(
      canvas.getByText(new RegExp(`${RegExp.escape(t('finance.position.entry'))} .*65,000`)),
    ).toBeVisible()
    await expect(
      canvas.getByText(new RegExp(`${RegExp.escape(t('finance.position.now'))} .*71,100`)),
    ).toBeVisible()
    await expect(canvasElement.querySelectorAll('svg path')).toHaveLength(2)
  },
}
export const Playground: Story = { args: { direction: 'flat' } }
/** A short gains where its price falls. */
export const ShortInProfit: Story = {
  args: { prices: prices.toReversed(), cost: decimal('71100'), price: decimal('65000') },
}
export const Loss: Story = {
  args: { prices: prices.toReversed(), cost: decimal('71100'), price: decimal('65000'), direction: 'down' },
}
/** Younger than a bar: where it began and where it is, and no line between. */
export const WithinABar: Story = {
  args: { prices: ['65000', '65200'].map(decimal), price: decimal('65200') },
  play: async ({ canvasElement }) => {
    const [ends, ...further] = canvasElement.querySelectorAll('svg path')
    await expect(further).toEqual([])
    await expect(ends).toHaveAttribute('d', 'M0 68h0M320 4h0')
  },
}
/** One price is no course: only the two prices show. */
export const JustOpened: Story = {
  args: { prices: [decimal('65000')], price: decimal('65000'), direction: 'flat' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('svg')).toBeNull()
  },
}
export const EdgeValues: Story = {
  args: {
    prices: ['0.00000001', '999999999999', '5'].map(decimal),
    cost: decimal('0.00000001'),
    price: decimal('999999999999'),
  },
}
