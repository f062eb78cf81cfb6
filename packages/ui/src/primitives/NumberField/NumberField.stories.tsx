import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect } from 'storybook/test'
import { NumberField, type NumberFieldProps } from './NumberField.tsx'

function Demo(props: Omit<NumberFieldProps, 'text' | 'onChange'> & { initial?: string }) {
  const { initial = '', ...field } = props
  const [text, setText] = useState(initial)
  return (
    <NumberField
      {...field}
      text={text}
      onChange={(change) => {
        setText(change.text)
      }}
    />
  )
}

const meta = {
  title: 'Primitives/NumberField',
  tags: ['widget', 'autodocs'],
  component: Demo,
  args: { label: 'Limit price', places: 2, unit: 'USD' },
  parameters: { layout: 'padded' },
} satisfies Meta<typeof Demo>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Limit price' })
    await userEvent.type(field, '12345.60')
    await expect(field).toHaveValue('12345.60')
    await userEvent.tab()
    await expect(field).toHaveValue('12,345.60')
    await userEvent.click(field)
    await expect(field).toHaveValue('12345.60')
  },
}
export const Playground: Story = { args: { places: 0, unit: 'shares', label: 'Quantity', initial: '100' } }
export const RefusesTheAmbiguous: Story = {
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox')
    await userEvent.type(field, '1,5')
    await expect(field).toBeValid()
    await userEvent.tab()
    await expect(field).toHaveValue('1,5')
    await expect(field).toBeInvalid()
  },
}
export const TooManyPlaces: Story = { args: { initial: '1.005' } }
export const Huge: Story = { args: { initial: '999999999999999.99' } }
export const Tiny: Story = { args: { places: 8, unit: 'BTC', initial: '0.00000001' } }
export const LongText: Story = {
  args: { label: '지정가 주문을 낼 가격을 호가 단위에 맞게 입력해 주세요', unit: 'per share' },
}
