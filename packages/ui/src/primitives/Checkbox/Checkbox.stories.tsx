import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import { Checkbox, type CheckboxProps } from './Checkbox.tsx'

/** Holds what a form would hold. */
function Controlled({ onChange, ...props }: CheckboxProps) {
  const [checked, setChecked] = useState(props.checked)
  return (
    <Checkbox
      {...props}
      checked={checked}
      onChange={(change) => {
        setChecked(change.checked)
        onChange(change)
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
  component: Checkbox,
  args: { label: agreement, checked: false, onChange: fn() },
  argTypes: { label: { control: false } },
  render: (args) => <Controlled key={String(args.checked)} {...args} />,
  parameters: { layout: 'padded' },
} satisfies Meta<typeof Checkbox>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Playground: Story = {
  args: { label: 'Keep me logged in' },
  argTypes: { label: { control: 'text' } },
}

export const CheckedByKeys: Story = {
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
export const Ticked: Story = { args: { checked: true } }
export const WithAnError: Story = {
  args: { error: 'Please agree first.' },
  play: async ({ canvas }) => {
    const box = canvas.getByRole('checkbox')
    await expect(box).toBeInvalid()
    await expect(box).toHaveAccessibleDescription('Please agree first.')
  },
}
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
export const TickedAndDisabled: Story = {
  args: { checked: true, disabled: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox', { checked: true })).toBeDisabled()
    await expect(canvas.getByRole('link', { name: 'agreement' })).toBeVisible()
  },
}
export const LongText: Story = {
  args: {
    label: '원금을 잃을 수 있고, 신용 거래에서는 빌린 돈의 이자가 붙는다는 설명을 읽고 이해했어요. '.repeat(
      3,
    ),
  },
}
