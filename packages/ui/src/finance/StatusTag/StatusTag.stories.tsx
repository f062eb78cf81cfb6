import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Inline, Stack } from '../../primitives/Stack/Stack.tsx'
import { Text } from '../../primitives/Text/Text.tsx'
import { StatusTag } from './StatusTag.tsx'
import {
  bidStatuses,
  copyStatuses,
  fundStatuses,
  lendingStatuses,
  loanStatuses,
  newShareStatuses,
  orderStatuses,
  positionStatuses,
  realNameStatuses,
  reviewStatuses,
  rightsStatuses,
  runStatuses,
  shownStatuses,
} from './statuses.ts'

const groups = {
  Orders: orderStatuses,
  Requests: reviewStatuses,
  Positions: positionStatuses,
  'New shares': newShareStatuses,
  Auctions: bidStatuses,
  'Rights to new shares': rightsStatuses,
  'Copy orders': copyStatuses,
  'Runs of strategies': runStatuses,
  'Loans and repayments': loanStatuses,
  'Real name': realNameStatuses,
  'Securities lending': lendingStatuses,
  'Deposits and withdrawals': fundStatuses,
}

const meta = {
  title: 'Finance/StatusTag',
  tags: ['widget', 'autodocs'],
  component: StatusTag,
  args: { status: 'holding' },
  argTypes: { status: { control: 'select', options: shownStatuses } },
  parameters: { layout: 'padded' },
} satisfies Meta<typeof StatusTag>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, t }) => {
    const tag = canvas.getByText(t('finance.statuses.holding')).closest('[data-status]')
    await expect(tag).toHaveAttribute('data-status', 'holding')
  },
}
export const Playground: Story = { args: { status: 'rejected' } }
export const All: Story = {
  render: () => (
    <Stack gap="x3">
      {Object.entries(groups).map(([name, statuses]) => (
        <Stack key={name} gap="x1">
          <Text size="small" tone="secondary">
            {name}
          </Text>
          <Inline wrap>
            {statuses.map((status) => (
              <StatusTag key={status} status={status} />
            ))}
          </Inline>
        </Stack>
      ))}
    </Stack>
  ),
}
