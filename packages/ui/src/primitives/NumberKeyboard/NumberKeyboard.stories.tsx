import type { Meta, StoryObj } from '@storybook/react-vite'
import { useRef, useState } from 'react'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { NumberField } from '../NumberField/NumberField.tsx'
import { Stack } from '../Stack/Stack.tsx'
import { vars } from '../../tokens/vars.css.ts'
import { Text } from '../Text/Text.tsx'
import { NumberKeyboard, type NumberKeyboardProps, keyboardPlacements } from './NumberKeyboard.tsx'

/** Keeps what is typed, and opens again by a press on it. */
function Controlled({ open: opened = true, onChange, onClose, ...props }: NumberKeyboardProps) {
  const [value, setValue] = useState(props.value)
  const [open, setOpen] = useState(opened)
  const field = useRef<HTMLButtonElement>(null)
  return (
    <Stack>
      <button ref={field} type="button" style={{ minHeight: vars.size.touch }} onClick={() => setOpen(true)}>
        <Text size="heading">{value === '' ? 'Nothing typed' : value}</Text>
      </button>
      <Text as="p">Elsewhere on the page</Text>
      <NumberKeyboard
        {...props}
        field={field}
        open={open}
        value={value}
        onChange={(change) => {
          onChange(change)
          setValue(change.value)
        }}
        onClose={() => {
          onClose?.()
          setOpen(false)
        }}
      />
    </Stack>
  )
}

const meta = {
  title: 'Primitives/NumberKeyboard',
  tags: ['widget', 'autodocs'],
  component: NumberKeyboard,
  args: { label: 'Amount', value: '', onChange: fn(), onClose: fn() },
  argTypes: { field: { control: false }, placement: { control: 'select', options: keyboardPlacements } },
  render: (args) => <Controlled key={args.value} {...args} />,
  parameters: { layout: 'padded' },
} satisfies Meta<typeof NumberKeyboard>
export default meta
type Story = StoryObj<typeof meta>

const key = (name: string) => screen.getByRole('button', { name })
const keys = () => screen.queryByRole('group')

export const Default: Story = {}
export const Playground: Story = { args: { places: 2, maxLength: 12, value: '1234.5' } }

export const TypesByItsKeys: Story = {
  play: async ({ canvas, userEvent, args, t }) => {
    const group = screen.getByRole('group', { name: t('entry.keyboard.keys', { field: 'Amount' }) })
    await expect(within(group).getByText('Amount')).toBeVisible()
    for (const name of ['1', '0', '9']) await userEvent.click(key(name))
    await expect(args.onChange).toHaveBeenNthCalledWith(1, { value: '1' })
    await expect(args.onChange).toHaveBeenNthCalledWith(2, { value: '10' })
    await expect(args.onChange).toHaveBeenNthCalledWith(3, { value: '109' })
    await userEvent.click(key(t('entry.keyboard.erase')))
    await expect(canvas.getByText('10')).toBeVisible()
    await expect(screen.queryByRole('button', { name: t('entry.keyboard.decimal') })).toBeNull()
    const { width, height } = key('5').getBoundingClientRect()
    await expect(Math.min(width, height)).toBeGreaterThanOrEqual(44)
  },
}
export const WithDecimals: Story = {
  args: { places: 2 },
  play: async ({ canvas, userEvent, t }) => {
    const mark = t('entry.keyboard.decimal')
    for (const name of [mark, '0', mark, '5', '9']) await userEvent.click(key(name))
    await expect(canvas.getByText('0.05')).toBeVisible()
  },
}
export const StopsAtItsLength: Story = {
  args: { maxLength: 3 },
  play: async ({ userEvent, args }) => {
    for (const name of ['1', '2', '3', '4']) await userEvent.click(key(name))
    await expect(args.onChange).toHaveBeenLastCalledWith({ value: '123' })
    await expect(args.onChange).toHaveBeenCalledTimes(3)
  },
}
export const ByHardwareKeyboard: Story = {
  args: { places: 2 },
  play: async ({ canvas, userEvent }) => {
    await userEvent.keyboard('12a.5{Backspace}75')
    await expect(canvas.getByText('12.75')).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(keys()).toBeNull())
    await userEvent.keyboard('{Backspace}')
    await expect(canvas.getByText('12.75')).toBeVisible()
  },
}
export const KeysByTab: Story = {
  play: async ({ canvas, userEvent }) => {
    key('7').focus()
    await userEvent.keyboard('{Enter}{Enter}')
    await userEvent.tab()
    await userEvent.keyboard(' ')
    await expect(canvas.getByText('778')).toBeVisible()
  },
}
export const ClosesByDone: Story = {
  play: async ({ canvas, userEvent, args, t }) => {
    await userEvent.click(key(t('entry.done')))
    await expect(args.onClose).toHaveBeenCalledOnce()
    await waitFor(() => expect(keys()).toBeNull())
    await userEvent.click(canvas.getByRole('button', { name: 'Nothing typed' }))
    await waitFor(() => expect(keys()).toBeVisible())
  },
}
export const ClosesByAPressBeside: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Nothing typed' }))
    await userEvent.click(key('1'))
    await expect(args.onClose).not.toHaveBeenCalled()
    await userEvent.click(canvas.getByText('Elsewhere on the page'))
    await expect(args.onClose).toHaveBeenCalledOnce()
  },
}

function PriceField() {
  const [text, setText] = useState('')
  const [open, setOpen] = useState(false)
  const field = useRef<HTMLDivElement>(null)
  return (
    <div ref={field}>
      <NumberField
        label="Limit price"
        unit="USD"
        places={2}
        inputMode="none"
        text={text}
        onChange={(change) => setText(change.text)}
        onFocus={() => setOpen(true)}
      />
      <NumberKeyboard
        label="Limit price"
        places={2}
        field={field}
        open={open}
        value={text}
        onChange={(change) => setText(change.value)}
        onClose={() => setOpen(false)}
      />
    </div>
  )
}
export const ForAField: Story = {
  render: () => <PriceField />,
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Limit price' })
    await userEvent.click(field)
    await waitFor(() => expect(key('4')).toBeVisible())
    await userEvent.click(key('4'))
    await expect(field).toHaveFocus()
    await userEvent.keyboard('2')
    await expect(field).toHaveValue('42')
    await expect(field).toHaveAttribute('inputmode', 'none')
  },
}
export const Inline: Story = { args: { placement: 'inline', places: 2 } }
export const LongText: Story = {
  args: { label: '출금과 대출에 쓰는 자금 비밀번호 여섯 자리를 다시 한 번 입력해 주세요' },
}
export const Translated: Story = {
  parameters: { argsIn: { kor: { label: '금액', places: 2 }, tw: { label: '金額', places: 2 } } },
}
