import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect } from 'storybook/test'
import { PasswordField } from './PasswordField.tsx'

interface Demo {
  label: string
  hint?: string
  error?: string
  disabled?: boolean
}
function Demo(props: Demo) {
  const [value, setValue] = useState('')
  return (
    <PasswordField
      autoComplete="new-password"
      {...props}
      value={value}
      onChange={(change) => {
        setValue(change.value)
      }}
    />
  )
}

const meta = {
  title: 'Primitives/PasswordField',
  tags: ['widget', 'autodocs'],
  component: Demo,
  args: { label: 'Password', hint: '6 to 20 letters and digits' },
  parameters: { layout: 'padded' },
} satisfies Meta<typeof Demo>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByLabelText('Password')
    await userEvent.type(field, 'secret1')
    await expect(field).toHaveAttribute('type', 'password')
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(field).toHaveAttribute('type', 'text')
    await expect(field).toHaveValue('secret1')
    await userEvent.keyboard('{Enter}')
    await expect(field).toHaveAttribute('type', 'password')
  },
}
export const Playground: Story = { args: { label: 'Fund password' } }
export const WithAnError: Story = { args: { error: 'The password is wrong.' } }
export const Disabled: Story = { args: { disabled: true } }
export const LongText: Story = {
  args: { label: '출금과 대출에 쓰는 자금 비밀번호를 한 번 더 입력해 주세요' },
}
