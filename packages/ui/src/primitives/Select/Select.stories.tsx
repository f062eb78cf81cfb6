import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect } from 'storybook/test'
import type { Choice } from '../choice.ts'
import { Select } from './Select.tsx'

interface Demo {
  label: string
  hint?: string
  error?: string
  disabled?: boolean
  placeholder?: string
  choices: readonly Choice<string>[]
}
function Demo(props: Demo) {
  const [value, setValue] = useState<string>()
  return (
    <Select
      {...props}
      value={value}
      onChange={(change) => {
        setValue(change.value)
      }}
    />
  )
}

const meta = {
  title: 'Primitives/Select',
  tags: ['widget', 'autodocs'],
  component: Demo,
  args: {
    label: 'Bank',
    placeholder: 'Choose a bank',
    choices: [
      { value: 'kb', label: 'Hanbit Bank' },
      { value: 'sh', label: 'Saebyeok Bank' },
      { value: 'no', label: 'Closed Bank', disabled: true },
    ],
  },
  parameters: { layout: 'padded' },
} satisfies Meta<typeof Demo>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    const select = canvas.getByRole('combobox', { name: 'Bank' })
    await userEvent.selectOptions(select, 'sh')
    await expect(select).toHaveDisplayValue('Saebyeok Bank')
  },
}
export const Playground: Story = { args: { hint: 'In your own name' } }
export const WithAnError: Story = { args: { error: 'Choose a bank first.' } }
export const Disabled: Story = { args: { disabled: true } }
export const LongText: Story = {
  args: { placeholder: '본인 이름으로 된 계좌가 있는 은행을 하나 골라 주세요 이 문장은 아주 길어요' },
}
