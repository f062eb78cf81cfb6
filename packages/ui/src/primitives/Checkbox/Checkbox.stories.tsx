import type { Meta, StoryObj } from '@storybook/react-vite'
import { type ReactNode, useState } from 'react'
import { expect, fn } from 'storybook/test'
import { Checkbox } from './Checkbox.tsx'

interface Demo {
  label: ReactNode
  error?: string
  disabled?: boolean
  onChange?: (change: { checked: boolean }) => void
}
function Demo({ onChange, ...props }: Demo) {
  const [checked, setChecked] = useState(false)
  return (
    <Checkbox
      {...props}
      checked={checked}
      onChange={(change) => {
        setChecked(change.checked)
        onChange?.(change)
      }}
    />
  )
}

const agreement = (
  <>
    I have read the <a href="#/information/agreement">agreement</a> and the{' '}
    <a href="#/information/privacy">privacy policy</a>
  </>
)

const meta = {
  title: 'Primitives/Checkbox',
  tags: ['widget', 'autodocs'],
  component: Demo,
  args: { label: agreement, onChange: fn() },
  argTypes: { label: { control: false } },
  parameters: { layout: 'padded' },
} satisfies Meta<typeof Demo>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    const box = canvas.getByRole('checkbox')
    await userEvent.tab()
    await expect(box).toHaveFocus()
    await userEvent.keyboard(' ')
    await expect(box).toBeChecked()
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'agreement' })).toHaveFocus()
  },
}
export const Playground: Story = { args: { label: 'Keep me logged in' } }
export const WithAnError: Story = { args: { error: 'Please agree first.' } }
export const ByItsWords: Story = {
  args: { label: 'Keep me logged in' },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByText('Keep me logged in'))
    await expect(args.onChange).toHaveBeenLastCalledWith({ checked: true })
    await userEvent.click(canvas.getByRole('checkbox'))
    await expect(args.onChange).toHaveBeenLastCalledWith({ checked: false })
    await expect(args.onChange).toHaveBeenCalledTimes(2)
  },
}
export const ALinkInItsWordsTicksNothing: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const link = canvas.getByRole('link', { name: 'agreement' })
    link.addEventListener('click', (event) => {
      event.preventDefault()
    })
    await userEvent.click(link)
    await expect(args.onChange).not.toHaveBeenCalled()
  },
}
export const Disabled: Story = {
  args: { disabled: true },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('checkbox'))
    await userEvent.click(canvas.getByText(/I have read/))
    await expect(args.onChange).not.toHaveBeenCalled()
  },
}
export const LongText: Story = {
  args: {
    label: '원금을 잃을 수 있고, 신용 거래에서는 빌린 돈의 이자가 붙는다는 설명을 읽고 이해했어요. '.repeat(
      3,
    ),
  },
}
