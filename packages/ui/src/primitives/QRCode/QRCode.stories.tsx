import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { CopyButton } from '../CopyButton/CopyButton.tsx'
import { Stack } from '../Stack/Stack.tsx'
import { Text } from '../Text/Text.tsx'
import { QRCode } from './QRCode.tsx'

const address = 'TQ5nyJ3v9Lb3cVqkqv7oU1tG7Yx3mZk8Dd'

const meta = {
  title: 'Primitives/QRCode',
  tags: ['widget', 'autodocs'],
  component: QRCode,
  args: { value: address, label: 'QR code of the wallet address' },
  parameters: { layout: 'padded' },
} satisfies Meta<typeof QRCode>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    const picture = canvas.getByRole('img', { name: 'QR code of the wallet address' })
    const { width, height } = picture.getBoundingClientRect()
    await expect(Math.abs(width - height)).toBeLessThanOrEqual(1)
  },
}
export const Playground: Story = { args: { value: 'https://example.com/invite?code=8K2M' } }
export const StaysOnWhiteInTheDark: Story = {
  globals: { theme: 'dark' },
  play: async ({ canvas }) => {
    await expect(getComputedStyle(canvas.getByRole('img')).backgroundColor).toBe('rgb(255, 255, 255)')
  },
}
export const BesideItsText: Story = {
  render: (args) => (
    <Stack align="center">
      <QRCode {...args} />
      <Text size="small" lines={4}>
        {args.value}
      </Text>
      <CopyButton text={args.value} label="Copy address" />
    </Stack>
  ),
}
export const Dense: Story = { args: { value: '출금 주소 '.repeat(40) } }
export const LongText: Story = {
  args: { value: 'x'.repeat(2_332) },
  play: async ({ canvas, t }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(t('entry.qr.tooLong'))
    await expect(canvas.queryByRole('img')).toBeNull()
  },
}
export const Translated: Story = {
  parameters: { argsIn: { kor: { value: 'x'.repeat(2_332) }, tw: { value: 'x'.repeat(2_332) } } },
}
