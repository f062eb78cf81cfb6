import type { Meta, StoryObj } from '@storybook/react-vite'
import { currencies, decimal } from '@onelot/domain'
import { expect } from 'storybook/test'
import { Stack } from '../../primitives/Stack/Stack.tsx'
import { QuotaBar } from './QuotaBar.tsx'

const meta = {
  title: 'Finance/QuotaBar',
  tags: ['widget', 'autodocs'],
  component: QuotaBar,
  args: { label: 'Subscribed so far', used: decimal('62400'), total: decimal('100000'), unit: 'shares' },
  argTypes: { unit: { control: 'select', options: ['shares', 'places', ...currencies] } },
  parameters: {
    layout: 'padded',
    argsIn: { kor: { label: '현재 청약 수량' }, tw: { label: '目前申購' } },
  },
} satisfies Meta<typeof QuotaBar>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, args, t }) => {
    const bar = canvas.getByRole('progressbar', { name: args.label })
    await expect(bar).toHaveAttribute('aria-valuetext', '62%')
    const left = t('products.quota.left', { rest: t('finance.shares', { count: 37_600 }) })
    await expect(canvas.getByText(left)).toBeVisible()
  },
}
export const Playground: Story = { args: { used: decimal('46'), total: decimal('50'), unit: 'places' } }
/** Nearly full, full, more asked for than there is. */
export const NearItsEnd: Story = {
  render: ({ label }) => (
    <Stack gap="x6">
      <QuotaBar label={label} used={decimal('49')} total={decimal('50')} unit="places" />
      <QuotaBar label={label} used={decimal('50')} total={decimal('50')} unit="places" />
      <QuotaBar label={label} used={decimal('312000')} total={decimal('100000')} unit="shares" />
    </Stack>
  ),
}
export const NoTotal: Story = {
  args: { total: undefined },
  play: async ({ canvas, t }) => {
    await expect(canvas.getByText(t('finance.shares', { count: 62_400 }))).toBeVisible()
    await expect(canvas.queryByRole('progressbar')).toBeNull()
  },
}
export const EdgeValues: Story = {
  render: ({ label }) => (
    <Stack gap="x6">
      <QuotaBar label={label} used={decimal('0')} total={decimal('100000')} unit="shares" />
      <QuotaBar label={label} used={decimal('0')} total={decimal('0')} unit="KRW" />
      <QuotaBar
        label={label}
        used={decimal('999999999999998')}
        total={decimal('999999999999999')}
        unit="KRW"
      />
    </Stack>
  ),
}
