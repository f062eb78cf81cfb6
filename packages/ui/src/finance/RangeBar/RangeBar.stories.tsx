import { decimal, defaultMarkets } from '@onelot/domain'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { RangeBar } from './RangeBar.tsx'

const meta = {
  title: 'Finance/RangeBar',
  tags: ['widget', 'autodocs'],
  component: RangeBar,
  args: {
    label: 'Day range',
    low: decimal('69200'),
    high: decimal('71400'),
    value: decimal('70900'),
    scale: { currency: 'KRW', ticks: defaultMarkets.KRX.ticks },
  },
  parameters: { layout: 'padded' },
} satisfies Meta<typeof RangeBar>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, t }) => {
    const range = canvas.getByRole('group', { name: 'Day range' })
    await expect(range).toHaveTextContent(`${t('finance.range.low')} 69,200`)
    await expect(range).toHaveTextContent(`${t('finance.range.high')} 71,400`)
  },
}
export const Playground: Story = { args: { label: '52-week range', low: decimal('48150') } }
export const AtTheLow: Story = { args: { value: decimal('69200') } }
export const AtTheHigh: Story = { args: { value: decimal('71400') } }
/** Before the first trade that differs, as under a halt. */
export const OnePriceOnly: Story = { args: { low: decimal('70900'), high: decimal('70900') } }
export const BelowACent: Story = {
  args: {
    low: decimal('0.0001'),
    high: decimal('0.0004'),
    value: decimal('0.0002'),
    scale: { currency: 'USD', ticks: [{ from: decimal('0'), tick: decimal('0.0001') }] },
  },
}
export const Translated: Story = {
  parameters: { argsIn: { kor: { label: '당일 범위' }, tw: { label: '當日區間' } } },
}
