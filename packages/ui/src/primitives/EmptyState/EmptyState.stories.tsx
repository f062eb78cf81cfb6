import type { Meta, StoryObj } from '@storybook/react-vite'
import { ReceiptText } from 'lucide-react'
import { Button } from '../Button/Button.tsx'
import { Icon } from '../Icon/Icon.tsx'
import { EmptyState } from './EmptyState.tsx'

const meta = {
  title: 'Primitives/EmptyState',
  tags: ['widget', 'autodocs'],
  component: EmptyState,
  args: { title: 'No record', description: 'Your orders will stand here.' },
} satisfies Meta<typeof EmptyState>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Playground: Story = {
  args: {
    icon: <Icon icon={ReceiptText} />,
    action: (
      <Button variant="secondary" size="small">
        Look at the market
      </Button>
    ),
  },
}
export const LongText: Story = {
  args: {
    title: '아직 체결된 주문이 없어요. 관심 있는 종목을 먼저 찾아보고 주문해 보세요.',
    description: '訂單成交之後會顯示在這裡，包括成交價格、數量、手續費與交易稅，以及預計的交割日期。',
  },
}
