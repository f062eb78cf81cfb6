import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import { NumberField, type NumberFieldProps } from './NumberField.tsx'

/** Holds what a form would hold. */
function Controlled({ onChange, ...props }: NumberFieldProps) {
  const [text, setText] = useState(props.text)
  return (
    <NumberField
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
  title: 'Primitives/NumberField',
  tags: ['widget', 'autodocs'],
  component: NumberField,
  args: { label: 'Limit price', text: '', places: 2, unit: 'USD', onChange: fn() },
  render: (args) => <Controlled key={args.text} {...args} />,
  parameters: { layout: 'padded' },
} satisfies Meta<typeof NumberField>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Playground: Story = { args: { places: 0, unit: 'shares', label: 'Quantity', text: '100' } }

export const TypesANumber: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const field = canvas.getByRole('textbox', { name: 'Limit price' })
    await userEvent.type(field, '12345.60')
    await expect(field).toHaveValue('12,345.60')
    await expect(args.onChange).toHaveBeenLastCalledWith({
      text: '12345.60',
      parsed: { ok: true, value: '12345.60' },
    })
    await userEvent.tab()
    await expect(field).toHaveValue('12,345.60')
    await userEvent.click(field)
    await expect(field).toHaveValue('12,345.60')
  },
}
export const RefusesTheAmbiguous: Story = {
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox')
    await userEvent.type(field, '1,5')
    await expect(field).toBeValid()
    await userEvent.tab()
    await expect(field).toHaveValue('1,5')
    await expect(field).toBeInvalid()
    await userEvent.click(field)
    await expect(field).toBeInvalid()
    await userEvent.keyboard('0')
    await expect(field).toBeValid()
  },
}
export const TooManyPlaces: Story = { args: { text: '1.005' } }
export const WithAnError: Story = {
  args: { text: '1.005', error: 'The price must be a multiple of $0.01.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription(
      'The price must be a multiple of $0.01.',
    )
  },
}
export const Disabled: Story = { args: { text: '1234.5', disabled: true } }
export const ReadOnly: Story = {
  args: { text: '1234.5', readOnly: true, hint: 'Set by the market' },
  play: async ({ canvas, userEvent, args }) => {
    const field = canvas.getByRole('textbox')
    await userEvent.click(field)
    await userEvent.keyboard('9')
    await expect(args.onChange).not.toHaveBeenCalled()
  },
}
export const Huge: Story = { args: { text: '999999999999999.99' } }
export const Tiny: Story = { args: { places: 8, unit: 'BTC', text: '0.00000001' } }
export const LongText: Story = {
  args: {
    label: '지정가 주문을 낼 가격을 호가 단위에 맞게 입력해 주세요',
    unit: 'pro Aktie',
    text: '123456789012.5',
    error: 'Mindestabnahmemengenunterschreitung: Erhöhen Sie den Limitpreis um einen Tick.',
  },
}
export const Translated: Story = {
  parameters: {
    argsIn: {
      kor: { label: '지정가', unit: '원', places: 0, text: '1.5' },
      tw: { label: '限價', unit: '元', text: '12345.678' },
    },
  },
}
