import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { Card } from '../../primitives/Card/Card.tsx'
import { RowList } from '../../primitives/ListRow/ListRow.tsx'
import { orderStatuses } from '../StatusTag/statuses.ts'
import { OrderRow } from './OrderRow.tsx'

const meta = {
  title: 'Finance/OrderRow',
  tags: ['widget', 'autodocs'],
  component: OrderRow,
  args: {
    name: 'Hanbit Foods',
    action: 'Buy',
    buys: true,
    terms: 'Limit 71,200',
    quantity: '0 / 6 shares',
    status: 'pendingOrder',
    placed: 'Jan 5, 10:00',
    onPress: fn(),
  },
  argTypes: { status: { control: 'select', options: orderStatuses } },
  decorators: [
    (Story) => (
      <Card padding="none">
        <Story />
      </Card>
    ),
  ],
  parameters: { layout: 'padded' },
} satisfies Meta<typeof OrderRow>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, args, t }) => {
    const row = canvas.getByRole('button')
    for (const text of [args.name, args.action, args.terms, args.quantity, args.placed])
      await expect(row).toHaveTextContent(text)
    await expect(row).toHaveTextContent(t('finance.statuses.pendingOrder'))
  },
}
export const Playground: Story = { args: { status: 'filled', quantity: '6 / 6 shares' } }
export const OpensByKeyboard: Story = {
  play: async ({ args, userEvent }) => {
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(args.onPress).toHaveBeenCalledOnce()
  },
}
/** What was sold, and each way an order may end. */
export const EachStatus: Story = {
  render: (args) => (
    <RowList
      label="Orders"
      rows={orderStatuses.map((status, index) => ({
        key: status,
        row: <OrderRow {...args} status={status} buys={index % 2 === 0} />,
      }))}
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('button')).toHaveLength(orderStatuses.length)
  },
}
export const Translated: Story = {
  parameters: {
    argsIn: {
      kor: {
        name: '한빛식품',
        action: '매수',
        terms: '지정가 71,200',
        quantity: '0 / 6주',
        placed: '1월 5일 10:00',
      },
      tw: {
        name: '韓光食品',
        action: '買進',
        terms: '限價 71,200',
        quantity: '0 / 6 股',
        placed: '1月5日 10:00',
      },
    },
  },
}
const longName = '아주 긴 이름을 가진 회사의 우선주 제3호 기업인수목적 주식회사 스팩 증권투자신탁'
/** Nothing of a long name is cut off, and the status stays beside it. */
export const LongText: Story = {
  args: {
    name: longName,
    action: '공매도 상환',
    buys: true,
    terms: '트레일링 손절 1,234,567,000',
    quantity: '1,000,000 / 999,999,999주',
    status: 'rejected',
    placed: '2025년 12월 31일 23:59 미 동부 시간',
  },
  globals: { viewport: { value: 'small', isRotated: false } },
  play: async ({ canvas }) => {
    const name = canvas.getByText(longName)
    await expect(name.scrollHeight).toBeLessThanOrEqual(name.clientHeight + 1)
  },
}
