import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fireEvent, fn, screen, waitFor } from 'storybook/test'
import { Button } from '../Button/Button.tsx'
import { Dialog } from '../Dialog/Dialog.tsx'
import { Sheet } from '../Sheet/Sheet.tsx'
import { PinField, type PinFieldProps, pinKeyboards } from './PinField.tsx'

/** Holds what a form would hold. */
function Controlled({ onChange, ...props }: PinFieldProps) {
  const [value, setValue] = useState(props.value)
  return (
    <PinField
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
  title: 'Primitives/PinField',
  tags: ['widget', 'autodocs'],
  component: PinField,
  args: { label: 'Fund password', hint: 'Six digits', value: '', onChange: fn(), onComplete: fn() },
  argTypes: { keyboard: { control: 'select', options: pinKeyboards } },
  render: (args) => <Controlled key={args.value} {...args} />,
  parameters: { layout: 'padded' },
} satisfies Meta<typeof PinField>
export default meta
type Story = StoryObj<typeof meta>

const filled = (root: HTMLElement) => root.querySelectorAll('[data-filled=true]').length

export const Default: Story = {}
export const Playground: Story = {
  args: { length: 4, value: '12', label: 'Card code', hint: 'Four digits' },
}

export const TypesByKeys: Story = {
  play: async ({ canvas, canvasElement, userEvent, args }) => {
    const field = canvas.getByLabelText('Fund password')
    await userEvent.tab()
    await expect(field).toHaveFocus()
    await userEvent.keyboard('12a34')
    await waitFor(() => expect(filled(canvasElement)).toBe(4))
    await expect(args.onComplete).not.toHaveBeenCalled()
    await userEvent.keyboard('{Backspace}456')
    await expect(field).toHaveValue('123456')
    await expect(args.onComplete).toHaveBeenCalledOnce()
    await expect(args.onComplete).toHaveBeenCalledWith({ value: '123456' })
    await expect(canvasElement).not.toHaveTextContent(/\d/)
    await expect(field).toHaveAttribute('type', 'password')
    await expect(field).toHaveAttribute('inputmode', 'numeric')
    await expect(field).toHaveAccessibleDescription('Six digits')
  },
}
export const Pasted: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const field = canvas.getByLabelText('Fund password')
    await userEvent.click(field)
    await userEvent.paste('12 34-56 78')
    await waitFor(() => expect(field).toHaveValue('123456'))
    await expect(args.onComplete).toHaveBeenCalledOnce()
  },
}
export const Filled: Story = { args: { value: '123456' } }
export const WithAnError: Story = {
  args: { error: 'The fund password is wrong. 4 tries are left.' },
  play: async ({ canvas }) => {
    const field = canvas.getByLabelText('Fund password')
    await expect(field).toBeInvalid()
    await expect(field).toHaveAccessibleDescription(/is wrong.*Six digits/)
  },
}
export const Disabled: Story = {
  args: { disabled: true, value: '123', keyboard: 'fixed' },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.tab()
    await expect(canvas.getByLabelText('Fund password')).toBeDisabled()
    await userEvent.keyboard('4')
    await expect(filled(canvasElement)).toBe(3)
    await expect(screen.queryByRole('button', { name: '5' })).toBeNull()
  },
}
export const WithOurKeyboard: Story = {
  args: { keyboard: 'fixed' },
  play: async ({ canvas, canvasElement, userEvent, args, t }) => {
    const field = canvas.getByLabelText('Fund password')
    await expect(screen.queryByRole('button', { name: '5' })).toBeNull()
    await userEvent.click(field)
    await waitFor(() => expect(screen.getByRole('button', { name: '5' })).toBeVisible())
    const keys = screen.getByRole('group', { name: t('entry.keyboard.keys', { field: 'Fund password' }) })
    const below = canvasElement.getBoundingClientRect().bottom - field.getBoundingClientRect().bottom
    await expect(below).toBeGreaterThanOrEqual(keys.offsetHeight)
    await expect(field).toHaveAttribute('inputmode', 'none')
    for (const digit of ['1', '2', '3']) await userEvent.click(screen.getByRole('button', { name: digit }))
    await expect(canvas.getByRole('status')).toHaveTextContent(
      t('entry.pin.entered', { entered: 3, count: 6 }),
    )
    await expect(field).toHaveFocus()
    await userEvent.keyboard('4')
    for (const digit of ['5', '6', '7']) await userEvent.click(screen.getByRole('button', { name: digit }))
    await expect(args.onComplete).toHaveBeenCalledOnce()
    await expect(args.onComplete).toHaveBeenCalledWith({ value: '123456' })
    await userEvent.click(screen.getByRole('button', { name: t('entry.keyboard.erase') }))
    await expect(filled(canvasElement)).toBe(5)
    await userEvent.click(screen.getByRole('button', { name: t('entry.done') }))
    await waitFor(() => expect(screen.queryByRole('button', { name: '5' })).toBeNull())
  },
}
export const KeysReturn: Story = {
  args: { keyboard: 'fixed' },
  play: async ({ canvas, userEvent, t }) => {
    const field = canvas.getByLabelText('Fund password')
    await userEvent.click(field)
    await userEvent.click(await screen.findByRole('button', { name: t('entry.done') }))
    await waitFor(() => expect(screen.queryByRole('button', { name: '5' })).toBeNull())
    await expect(field).toHaveFocus()
    await userEvent.click(field)
    await waitFor(() => expect(screen.getByRole('button', { name: '5' })).toBeVisible())
  },
}

function InASheet(field: PinFieldProps) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>Withdraw</Button>
      <Sheet open={open} title="Confirm withdrawal" onClose={() => setOpen(false)}>
        <Controlled {...field} />
      </Sheet>
    </>
  )
}
export const InSheet: Story = {
  args: { keyboard: 'inline', hint: undefined },
  render: (args) => <InASheet {...args} />,
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Withdraw' }))
    await screen.findByRole('dialog')
    for (const digit of ['4', '0', '0', '4', '0', '0'])
      await userEvent.click(screen.getByRole('button', { name: digit }))
    await expect(args.onComplete).toHaveBeenCalledOnce()
    await expect(args.onComplete).toHaveBeenCalledWith({ value: '400400' })
  },
}
function AskedTwice({ onChange, ...field }: PinFieldProps) {
  const [step, setStep] = useState<'choose' | 'repeat'>('choose')
  return (
    <Controlled
      {...field}
      key={step}
      label={step === 'choose' ? 'Fund password' : 'Once more'}
      onChange={onChange}
      onComplete={() => setStep('repeat')}
    />
  )
}
/** A finger that comes down on the last digit is lifted over the keys of the next field: its click is not for them. */
export const NextFieldAfterTheLastTouch: Story = {
  args: { keyboard: 'inline', hint: undefined },
  render: (args) => <AskedTwice {...args} />,
  play: async ({ canvas, canvasElement, userEvent }) => {
    for (const digit of ['1', '2', '3', '4', '5'])
      await userEvent.click(canvas.getByRole('button', { name: digit }))
    await fireEvent.pointerDown(canvas.getByRole('button', { name: '6' }), { button: 0 })
    await canvas.findByLabelText('Once more')
    const key = canvas.getByRole('button', { name: '6' })
    await fireEvent.pointerUp(key, { button: 0 })
    await fireEvent.click(key, { detail: 1 })
    await expect(filled(canvasElement)).toBe(0)
    await userEvent.click(key)
    await expect(filled(canvasElement)).toBe(1)
  },
}
export const UnderADialog: Story = {
  args: { keyboard: 'inline', hint: undefined },
  render: (args) => (
    <Sheet open title="Confirm withdrawal" onClose={fn()}>
      <Controlled {...args} />
      <Dialog open title="Leave without withdrawing?" onClose={fn()} actions={<Button>Stay</Button>} />
    </Sheet>
  ),
  play: async ({ userEvent, args }) => {
    await waitFor(() => expect(screen.getByRole('button', { name: 'Stay' })).toHaveFocus())
    await userEvent.keyboard('123')
    await expect(args.onChange).not.toHaveBeenCalled()
  },
}
export const LongText: Story = {
  args: {
    label: '출금과 대출에 쓰는 자금 비밀번호 여섯 자리를 다시 한 번 입력해 주세요',
    hint: '請勿使用生日、電話號碼或連續的數字，這些很容易被別人猜到。',
  },
}
export const Translated: Story = {
  parameters: {
    argsIn: {
      kor: { label: '자금 비밀번호', hint: '숫자 여섯 자리', keyboard: 'inline', value: '12' },
      tw: { label: '資金密碼', hint: '六位數字', keyboard: 'inline', value: '12' },
    },
  },
}
