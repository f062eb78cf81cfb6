import { decimal, money } from '@onelot/domain'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen } from 'storybook/test'
import { readerOf } from '../../../testing/readers.ts'
import { ReceiptSheet } from './ReceiptSheet.tsx'

const meta = {
  title: 'Screens/Receipt',
  tags: ['screen', 'autodocs'],
  component: ReceiptSheet,
  args: {
    open: true,
    onClose: fn(),
    title: 'Withdrawal',
    label: 'Withdrawal',
    status: 'pending',
    amount: money('USD', decimal('-120.00')),
    steps: [
      { id: 'sent', label: 'Submitted', state: 'done', description: 'Mar 10, 11:00' },
      { id: 'review', label: 'Under review', state: 'current', description: 'Until 13:00 today' },
    ],
    facts: [{ label: 'To', value: 'Kookmin Bank' }],
    number: 'W-2026-0310-000042',
  },
  argTypes: { footer: { control: false }, children: { control: false } },
  parameters: {
    purpose: 'Shows what was sent, how far it has come, and shares it.',
    scenario: { world: 'member' },
  },
} satisfies Meta<typeof ReceiptSheet>
export default meta
type Story = StoryObj<typeof meta>
type Context = Parameters<NonNullable<Story['play']>>[0]

const share = async (context: Context) => {
  await context.userEvent.click(
    await screen.findByRole('button', { name: readerOf(context).ui('finance.receipt.share') }),
  )
}

export const Default: Story = {
  play: async (context) => {
    await share(context)
    const number = `${readerOf(context).ui('finance.receipt.request.number')}: W-2026-0310-000042`
    const [shared] = context.share.share.mock.calls[0] ?? []
    await expect(shared?.title).toBe('Withdrawal')
    await expect(shared?.text).toMatch(new RegExp(`^Withdrawal\\n.*120\\.00\\nTo: Kookmin Bank\\n${number}$`))
  },
}
export const CopiedWhereNothingIsShared: Story = {
  play: async (context) => {
    context.share.share.mockResolvedValueOnce('copied')
    await share(context)
    await screen.findByText(readerOf(context).t('app:receipt.copied'))
  },
}
export const CannotBeShared: Story = {
  play: async (context) => {
    context.share.share.mockRejectedValueOnce(new Error('neither'))
    await share(context)
    await screen.findByText(readerOf(context).t('app:receipt.failed'))
  },
}
