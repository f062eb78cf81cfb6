import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect } from 'storybook/test'
import { TextField, type TextFieldProps } from './TextField.tsx'

function Demo(props: Omit<TextFieldProps, 'value' | 'onChange'> & { initial?: string }) {
  const { initial = '', ...field } = props
  const [value, setValue] = useState(initial)
  return (
    <TextField
      {...field}
      value={value}
      onChange={(change) => {
        setValue(change.value)
      }}
    />
  )
}

const meta = {
  title: 'Primitives/TextField',
  tags: ['widget', 'autodocs'],
  component: Demo,
  args: { label: 'Phone number', hint: 'As your broker knows it', inputMode: 'tel', autoComplete: 'tel' },
  parameters: { layout: 'padded' },
} satisfies Meta<typeof Demo>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Phone number' })
    await userEvent.type(field, '01012345678')
    await expect(field).toHaveValue('01012345678')
    await expect(field).toHaveAccessibleDescription('As your broker knows it')
  },
}
export const Playground: Story = { args: { optional: true, prefix: '+82', placeholder: '10 1234 5678' } }
export const WithAnError: Story = {
  args: { error: 'This number is already registered. Log in instead.', initial: '0101' },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox')
    await expect(field).toBeInvalid()
    await expect(field).toHaveAccessibleDescription(/already registered.*broker knows/)
  },
}
export const Disabled: Story = { args: { disabled: true, initial: '010-1234-5678' } }
export const LongText: Story = {
  args: {
    label: '신분증에 적힌 이름을 띄어쓰기까지 그대로 입력해 주세요',
    hint: '請依照身分證上的姓名輸入，包括空格與標點符號，否則審核可能無法通過。',
    initial: 'Wolfeschlegelsteinhausenbergerdorff the Younger of Bethlehem',
  },
}
