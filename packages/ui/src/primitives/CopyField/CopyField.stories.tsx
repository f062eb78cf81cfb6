import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'
import { Card } from '../Card/Card.tsx'
import { Stack } from '../Stack/Stack.tsx'
import { CopyField } from './CopyField.tsx'

const written = fn<(text: string) => Promise<void>>()

const meta = {
  title: 'Primitives/CopyField',
  tags: ['widget', 'autodocs'],
  component: CopyField,
  args: { label: 'Account number', value: '110-234-567890', onCopied: fn() },
  parameters: { layout: 'padded', argsIn: { kor: { label: '계좌 번호' }, tw: { label: '帳號' } } },
  /** The browser's own clipboard asks for a permission that a test has not. */
  beforeEach: () => {
    written.mockReset()
    written.mockImplementation(() => Promise.resolve())
    const own = Object.getOwnPropertyDescriptor(navigator, 'clipboard')
    Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText: written } })
    return () => {
      if (own) Object.defineProperty(navigator, 'clipboard', own)
      else Reflect.deleteProperty(navigator, 'clipboard')
    }
  },
} satisfies Meta<typeof CopyField>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, args, t }) => {
    const name = t('entry.copy.copyNamed', { name: args.label })
    await expect(canvas.getByRole('group', { name: args.label })).toHaveTextContent(args.value)
    await expect(canvas.getByRole('button', { name })).toHaveTextContent(t('entry.copy.copy'))
  },
}
export const Playground: Story = {}
/** Among the rows of a card, between hairlines. */
export const RowsOfACard: Story = {
  args: { look: 'row' },
  render: (args) => (
    <Card>
      <CopyField {...args} />
      <CopyField {...args} label={args.value} />
    </Card>
  ),
}
export const Copies: Story = {
  play: async ({ canvas, userEvent, args, t }) => {
    await userEvent.click(canvas.getByRole('button'))
    await canvas.findByRole('button', { name: t('entry.copy.copied') })
    await expect(written.mock.calls).toEqual([[args.value]])
    await expect(args.onCopied).toHaveBeenCalledWith({ text: args.value })
  },
}
/** Read with its separators, copied without them. */
export const AnAmount: Story = {
  args: { label: 'Amount', value: '1234567.5', shown: '1,234,567.5' },
  parameters: { argsIn: { kor: { label: '금액' }, tw: { label: '金額' } } },
  play: async ({ canvas, userEvent, args, t }) => {
    await expect(canvas.getByRole('group', { name: args.label })).toHaveTextContent('1,234,567.5')
    await userEvent.click(canvas.getByRole('button'))
    await canvas.findByRole('button', { name: t('entry.copy.copied') })
    await expect(written.mock.calls).toEqual([['1234567.5']])
  },
}
export const Failed: Story = {
  play: async ({ canvas, userEvent, t }) => {
    written.mockImplementation(() => Promise.reject(new DOMException('Denied', 'NotAllowedError')))
    await userEvent.click(canvas.getByRole('button'))
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(t('entry.copy.failed')))
  },
}
/** Each is copied by itself; a long address takes the lines that it needs. */
export const LongText: Story = {
  args: { label: 'Wallet to send coins to', value: '0x71C7656EC7ab88b098defB751B7401B5f6d8976F' },
  parameters: { argsIn: { kor: { label: '입금할 지갑 주소' }, tw: { label: '入幣錢包地址' } } },
  render: (args) => (
    <Stack gap="x3">
      <CopyField {...args} />
      <CopyField {...args} label="Reference" value="7Q2K" />
    </Stack>
  ),
}
