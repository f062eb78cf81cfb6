import type { Meta, StoryObj } from '@storybook/react-vite'
import { currencies } from '@onelot/domain'
import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import { Stack } from '../Stack/Stack.tsx'
import { AmountField, type AmountFieldProps } from './AmountField.tsx'

/** Holds what a form would hold. */
function Controlled({ onChange, ...props }: AmountFieldProps) {
  const [text, setText] = useState(props.text)
  return (
    <AmountField
      {...props}
      text={text}
      onChange={(change) => {
        setText(change.text)
        onChange(change)
      }}
    />
  )
}

const meta = {
  title: 'Primitives/AmountField',
  tags: ['widget', 'autodocs'],
  component: AmountField,
  args: { label: 'Amount', currency: 'KRW', text: '', hint: 'At least ₩10,000', onChange: fn() },
  argTypes: { currency: { control: 'select', options: currencies } },
  render: (args) => <Controlled key={args.text} {...args} />,
  parameters: { layout: 'padded' },
} satisfies Meta<typeof AmountField>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Playground: Story = { args: { currency: 'USD', text: '1234.5', hint: 'At least $100' } }

export const TypesAnAmount: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const field = canvas.getByRole('textbox', { name: 'Amount' })
    await userEvent.type(field, '1000000')
    await userEvent.tab()
    await expect(field).toHaveValue('1,000,000')
    await expect(field).toHaveAttribute('inputmode', 'numeric')
    await expect(args.onChange).toHaveBeenLastCalledWith({
      text: '1000000',
      parsed: { ok: true, value: '1000000' },
    })
  },
}
export const WonHasNoFractions: Story = {
  args: { text: '100.5' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toBeInvalid()
  },
}
export const WithAnError: Story = {
  args: { text: '9000', error: 'The least amount is ₩10,000.' },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox')
    await expect(field).toBeInvalid()
    await expect(field).toHaveAccessibleDescription(/The least amount/)
  },
}
export const Disabled: Story = { args: { text: '1000000', disabled: true } }
export const ReadOnly: Story = { args: { text: '1000000', readOnly: true, hint: 'What this card was paid' } }
export const EveryCurrency: Story = {
  render: ({ onChange }) => (
    <Stack gap="x2">
      {currencies.map((currency) => (
        <Controlled key={currency} label={currency} currency={currency} text="1234567" onChange={onChange} />
      ))}
    </Stack>
  ),
}
export const LongText: Story = {
  args: {
    label: 'Überweisungsbetrag auf das Verrechnungskonto',
    hint: '은행 계좌로 보낼 금액이에요. 오후 3시 30분이 지나서 신청하면 다음 영업일에 처리해요.',
    text: '999999999999999',
  },
}
export const Translated: Story = {
  parameters: {
    argsIn: {
      kor: { label: '출금할 금액', hint: '10,000원부터', text: '1000000' },
      tw: { label: '出金金額', currency: 'TWD', hint: '最低 NT$100', text: '1.234' },
    },
  },
}
