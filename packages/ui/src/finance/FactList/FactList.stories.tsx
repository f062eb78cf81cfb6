import type { Meta, StoryObj } from '@storybook/react-vite'
import { money } from '@onelot/domain'
import { expect } from 'storybook/test'
import { Money } from '../Money/Money.tsx'
import { FactGrid, FactList } from './FactList.tsx'

const charges = (value: string, fee: string, total: string) => [
  { label: value, value: <Money value={money('KRW', '7120000')} own={false} size="small" /> },
  { label: fee, value: <Money value={money('KRW', '1068')} own={false} size="small" /> },
  { label: total, value: <Money value={money('KRW', '7121068')} own={false} />, strong: true },
]

const meta = {
  title: 'Finance/FactList',
  tags: ['widget', 'autodocs'],
  component: FactList,
  subcomponents: { FactGrid },
  args: {
    label: 'What it costs',
    facts: charges('Order value', 'Fee', 'Total to pay'),
  },
  parameters: { layout: 'padded' },
} satisfies Meta<typeof FactList>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('term')).toHaveLength(3)
    await expect(canvas.getAllByRole('definition')[1]).toHaveTextContent(/^[₩￦]1,068$/)
  },
}
export const Playground: Story = { args: { facts: [{ label: 'Industry', value: 'Food' }] } }

export const Grid: Story = {
  render: () => (
    <FactGrid
      label="Today"
      facts={[
        { label: 'Open', value: '69,800' },
        { label: 'Previous close', value: '69,500' },
        { label: 'High', value: '71,400' },
        { label: 'Low', value: '69,200' },
        { label: 'Volume', value: '1.3M' },
        { label: 'Turnover', value: '₩91.4B' },
      ]}
    />
  ),
}
/** Prices and dates alone: two columns on the smallest phone, four on a tablet. */
export const ShortValues: Story = {
  globals: { viewport: { value: 'small', isRotated: false }, textSize: 'normal' },
  render: () => (
    <FactGrid
      short
      label="A block"
      facts={[
        { label: 'Discount', value: '5%' },
        { label: 'Last price', value: '48,350' },
        { label: 'Minimum', value: '1,000 shares' },
        { label: 'Locked until', value: 'Thu, Mar 19' },
      ]}
    />
  ),
  play: async ({ canvas }) => {
    const [first, second] = canvas.getAllByRole('term')
    await expect(first?.getBoundingClientRect().top).toBe(second?.getBoundingClientRect().top)
  },
}
export const LongText: Story = {
  args: {
    facts: [
      {
        label: 'A label that says at length what the value beside it is about',
        value: 'And a value that has as much to say and then some more, so that it must go on the next line',
      },
    ],
  },
}
export const Translated: Story = {
  parameters: {
    argsIn: {
      kor: { label: '주문 비용', facts: charges('주문 금액', '수수료', '총 결제 금액') },
      tw: { label: '下單成本', facts: charges('委託金額', '手續費', '應付總額') },
    },
  },
}
