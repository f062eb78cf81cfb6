import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Inline } from '../../primitives/Stack/Stack.tsx'
import { type ShownStatus, StatusTag } from './StatusTag.tsx'

const all: readonly ShownStatus[] = [
  'pendingOrder',
  'holding',
  'locked',
  'preparingToClose',
  'closed',
  'cancelled',
  'pendingReview',
  'passed',
  'rejected',
]

const meta = {
  title: 'Finance/StatusTag',
  component: StatusTag,
  args: { status: 'holding' },
  argTypes: { status: { control: 'select', options: all } },
  parameters: { layout: 'padded' },
} satisfies Meta<typeof StatusTag>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Holding')).toHaveAttribute('data-status', 'holding')
  },
}
export const Playground: Story = { args: { status: 'rejected' } }
export const All: Story = {
  render: () => (
    <Inline wrap>
      {all.map((status) => (
        <StatusTag key={status} status={status} />
      ))}
    </Inline>
  ),
}
export const AllInKorean: Story = { ...All, globals: { language: 'kor' } }
export const AllInChineseDark: Story = { ...All, globals: { language: 'tw', theme: 'dark' } }
