import { money } from '@onelot/domain'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { FactList } from '../FactList/FactList.tsx'
import { Money } from '../Money/Money.tsx'
import { BeforeAfter } from './BeforeAfter.tsx'

const meta = {
  title: 'Finance/BeforeAfter',
  tags: ['widget', 'autodocs'],
  component: BeforeAfter,
  args: {
    label: 'Available',
    before: <Money value={money('KRW', '1250000')} size="small" tone="secondary" />,
    after: <Money value={money('KRW', '980000')} size="small" weight="strong" />,
  },
  argTypes: { before: { control: false }, after: { control: false } },
  parameters: { layout: 'padded', argsIn: { kor: { label: '주문 가능 금액' }, tw: { label: '可用餘額' } } },
} satisfies Meta<typeof BeforeAfter>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, args, t }) => {
    await expect(canvas.getByText('→')).toHaveAttribute('aria-hidden', 'true')
    await expect(canvas.getByRole('group', { name: args.label ?? '' })).toHaveTextContent(
      t('finance.becomes'),
    )
  },
}
export const Playground: Story = {
  args: { before: 'Basic', after: 'Gold', label: 'Tier' },
  parameters: {
    argsIn: {
      kor: { before: '베이직', after: '골드', label: '등급' },
      tw: { before: '基本', after: '黃金', label: '等級' },
    },
  },
}
export const NothingChanges: Story = {
  args: { before: undefined },
  play: async ({ canvas, t }) => {
    await expect(canvas.queryByText('→')).toBeNull()
    await expect(canvas.queryByText(t('finance.becomes'))).toBeNull()
  },
}
export const NotKnownYet: Story = {
  args: { after: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('–')).toBeVisible()
  },
}
/** Wraps after the arrow, and never runs past the edge. */
export const HugeAmounts: Story = {
  render: (args) => (
    <FactList
      facts={[
        {
          label: args.label ?? '',
          value: (
            <BeforeAfter
              before={
                <Money value={money('KRW', '123456789012345')} own={false} size="small" tone="secondary" />
              }
              after={<Money value={money('KRW', '123456789012')} own={false} size="small" weight="strong" />}
            />
          ),
        },
      ]}
    />
  ),
}
