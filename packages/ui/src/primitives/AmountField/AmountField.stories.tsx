import type { Meta, StoryObj } from '@storybook/react-vite'
import { currencies } from '@onelot/domain'
import { useState } from 'react'
import { expect } from 'storybook/test'
import { Stack } from '../Stack/Stack.tsx'
import { AmountField, type AmountFieldProps } from './AmountField.tsx'

function Demo(props: Omit<AmountFieldProps, 'text' | 'onChange'> & { initial?: string }) {
  const { initial = '', ...field } = props
  const [text, setText] = useState(initial)
  return (
    <AmountField
      {...field}
      text={text}
      onChange={(change) => {
        setText(change.text)
      }}
    />
  )
}

const meta = {
  title: 'Primitives/AmountField',
  tags: ['widget', 'autodocs'],
  component: Demo,
  args: { label: 'Amount', currency: 'KRW', hint: 'At least 10,000' },
  argTypes: { currency: { control: 'select', options: currencies } },
  parameters: { layout: 'padded' },
} satisfies Meta<typeof Demo>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Amount' })
    await userEvent.type(field, '1000000')
    await userEvent.tab()
    await expect(field).toHaveValue('1,000,000')
    await expect(field).toHaveAttribute('inputmode', 'numeric')
  },
}
export const Playground: Story = { args: { currency: 'USD', initial: '1234.5' } }
export const WonHasNoFractions: Story = { args: { initial: '100.5' } }
export const EveryCurrency: Story = {
  render: () => (
    <Stack gap="x2">
      {currencies.map((currency) => (
        <Demo key={currency} label={currency} currency={currency} initial="1234567" />
      ))}
    </Stack>
  ),
}
export const LongText: Story = { args: { label: '은행 계좌로 보낼 금액', initial: '999999999999999' } }
