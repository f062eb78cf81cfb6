import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import { TextField, type TextFieldProps } from './TextField.tsx'

/** Holds what a form would hold. */
function Controlled({ onChange, ...props }: TextFieldProps) {
  const [value, setValue] = useState(props.value)
  return (
    <TextField
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
  title: 'Primitives/TextField',
  tags: ['widget', 'autodocs'],
  component: TextField,
  args: {
    label: 'Phone number',
    hint: 'As your broker knows it',
    value: '',
    inputMode: 'tel',
    autoComplete: 'tel',
    onChange: fn(),
  },
  render: (args) => <Controlled key={args.value} {...args} />,
  parameters: { layout: 'padded' },
} satisfies Meta<typeof TextField>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Playground: Story = { args: { optional: true, prefix: '+82', placeholder: '10 1234 5678' } }

export const TypesAText: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const field = canvas.getByRole('textbox', { name: 'Phone number' })
    await userEvent.type(field, '01012345678')
    await expect(field).toHaveValue('01012345678')
    await expect(args.onChange).toHaveBeenLastCalledWith({ value: '01012345678' })
    await expect(field).toHaveAccessibleDescription('As your broker knows it')
  },
}
export const Filled: Story = { args: { value: '010-1234-5678' } }
export const WithAnError: Story = {
  args: { error: 'This number is already registered. Log in instead.', value: '0101' },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox')
    await expect(field).toBeInvalid()
    await expect(field).toHaveAccessibleDescription(/already registered.*broker knows/)
  },
}
export const Disabled: Story = {
  args: { disabled: true, value: '010-1234-5678' },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByRole('textbox'), '9')
    await expect(args.onChange).not.toHaveBeenCalled()
  },
}
export const ReadOnly: Story = {
  args: { readOnly: true, value: '010-1234-5678', hint: 'Ask the service desk to change it' },
  play: async ({ canvas, userEvent, args }) => {
    const field = canvas.getByRole('textbox')
    await userEvent.type(field, '9')
    await expect(field).toHaveFocus()
    await expect(args.onChange).not.toHaveBeenCalled()
  },
}
export const LongText: Story = {
  args: {
    label: '신분증에 적힌 이름을 띄어쓰기까지 그대로 입력해 주세요',
    hint: '請依照身分證上的姓名輸入，包括空格與標點符號，否則審核可能無法通過。',
    error: 'Rechtsschutzversicherungsgesellschaftenbevollmächtigtenverzeichnis nicht gefunden',
    value: 'Wolfeschlegelsteinhausenbergerdorff the Younger of Bethlehem',
  },
}
export const Translated: Story = {
  args: { optional: true },
  parameters: {
    argsIn: {
      kor: { label: '추천 코드', hint: '코드가 없으면 비워 두세요.' },
      tw: { label: '推薦碼', hint: '沒有推薦碼可留空。' },
    },
  },
  play: async ({ canvas, t }) => {
    await expect(
      canvas.getByRole('textbox', {
        name: new RegExp(`${RegExp.escape(t('optional', { label: '' }).trim())}$`),
      }),
    ).not.toBeRequired()
  },
}
