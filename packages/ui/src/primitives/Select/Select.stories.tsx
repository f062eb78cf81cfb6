import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import { Select, type SelectProps } from './Select.tsx'

/** Holds what a form would hold. */
function Controlled({ onChange, ...props }: SelectProps<string>) {
  const [value, setValue] = useState(props.value)
  return (
    <Select
      {...props}
      value={value}
      onChange={(change) => {
        setValue(change.value)
        onChange(change)
      }}
    />
  )
}

const meta = {
  title: 'Primitives/Select',
  tags: ['widget', 'autodocs'],
  component: Select,
  args: {
    label: 'Bank',
    placeholder: 'Choose a bank',
    value: undefined,
    onChange: fn(),
    choices: [
      { value: 'hanbit', label: 'Hanbit Bank' },
      { value: 'saebyeok', label: 'Saebyeok Bank' },
      { value: 'closed', label: 'Closed Bank', disabled: true },
    ],
  },
  render: (args) => <Controlled key={args.value} {...args} />,
  parameters: { layout: 'padded' },
} satisfies Meta<typeof Select>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Playground: Story = { args: { hint: 'In your own name', value: 'hanbit' } }

export const ChoosesAnother: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const select = canvas.getByRole('combobox', { name: 'Bank' })
    await expect(select).toHaveDisplayValue('Choose a bank')
    await userEvent.selectOptions(select, 'saebyeok')
    await expect(select).toHaveDisplayValue('Saebyeok Bank')
    await expect(args.onChange).toHaveBeenCalledWith({ value: 'saebyeok' })
  },
}
/** Beside another field: what shows is short, what is listed and read out is not. */
export const Short: Story = {
  args: {
    label: 'Country',
    value: 'KR',
    short: '+82',
    choices: [
      { value: 'KR', label: '+82 South Korea' },
      { value: 'TW', label: '+886 Taiwan' },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox', { name: 'Country' })).toHaveDisplayValue('+82 South Korea')
    await expect(canvas.getByText('+82')).toBeVisible()
  },
}
export const Optional: Story = { args: { optional: true } }
export const WithAnError: Story = {
  args: { error: 'Choose a bank first.' },
  play: async ({ canvas }) => {
    const select = canvas.getByRole('combobox', { name: 'Bank' })
    await expect(select).toBeInvalid()
    await expect(select).toHaveAccessibleDescription('Choose a bank first.')
  },
}
export const Disabled: Story = {
  args: { disabled: true, value: 'hanbit' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox')).toBeDisabled()
  },
}
export const LongText: Story = {
  args: {
    label: 'Überweisungsempfängerkreditinstitutsbezeichnung',
    placeholder: '본인 이름으로 된 계좌가 있는 은행을 하나 골라 주세요 이 문장은 아주 길어요',
    hint: '請選擇以您本人名義開戶的銀行，非本人帳戶的出金申請將會被退回。',
  },
}
