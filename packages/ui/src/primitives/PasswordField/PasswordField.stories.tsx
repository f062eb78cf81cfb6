import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import { PasswordField, type PasswordFieldProps, passwordUses } from './PasswordField.tsx'

/** Holds what a form would hold. */
function Controlled({ onChange, ...props }: PasswordFieldProps) {
  const [value, setValue] = useState(props.value)
  return (
    <PasswordField
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
  title: 'Primitives/PasswordField',
  tags: ['widget', 'autodocs'],
  component: PasswordField,
  args: {
    label: 'Password',
    hint: '6 to 20 letters and digits',
    value: '',
    autoComplete: 'new-password',
    onChange: fn(),
  },
  argTypes: { autoComplete: { control: 'select', options: passwordUses } },
  render: (args) => <Controlled key={args.value} {...args} />,
  parameters: { layout: 'padded' },
} satisfies Meta<typeof PasswordField>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Playground: Story = { args: { label: 'Log-in password', autoComplete: 'current-password' } }

export const ShowsWhatIsTyped: Story = {
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
export const Shown: Story = {
  args: { value: 'secret1' },
  play: async ({ canvas, userEvent, t }) => {
    await userEvent.click(canvas.getByRole('button', { name: t('password.show') }))
    await expect(canvas.getByLabelText('Password')).toHaveAttribute('type', 'text')
    await expect(canvas.getByRole('button', { name: t('password.hide') })).toBeVisible()
  },
}
export const Pasted: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByLabelText('Password'))
    await userEvent.paste('from-a-manager-9')
    await expect(args.onChange).toHaveBeenLastCalledWith({ value: 'from-a-manager-9' })
  },
}
export const WithAnError: Story = {
  args: { error: 'The password is wrong.', value: 'secret1' },
  play: async ({ canvas }) => {
    const field = canvas.getByLabelText('Password')
    await expect(field).toBeInvalid()
    await expect(field).toHaveAccessibleDescription(/The password is wrong\./)
  },
}
export const Disabled: Story = {
  args: { disabled: true, value: 'secret1' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button')).toBeDisabled()
  },
}
export const LongText: Story = {
  args: {
    label: '출금과 대출에 쓰는 자금 비밀번호를 한 번 더 입력해 주세요',
    hint: 'Sicherheitsanforderungen: Großbuchstaben, Kleinbuchstaben und mindestens eine Ziffer',
    value: 'a-very-long-pass-phrase-that-runs-past-the-end-of-its-field',
  },
}
export const Translated: Story = {
  parameters: {
    argsIn: {
      kor: { label: '비밀번호', hint: '영문과 숫자 6자에서 20자', value: 'secret1' },
      tw: { label: '密碼', hint: '6 到 20 個英文字母與數字', value: 'secret1' },
    },
  },
}
