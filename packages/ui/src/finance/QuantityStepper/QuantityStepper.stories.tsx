import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fireEvent, fn } from 'storybook/test'
import { QuantityStepper, type QuantityStepperProps, outsideRules } from './QuantityStepper.tsx'

/** Holds the quantity, from the one its story begins with. */
function Controlled({ value: first, onChange, ...props }: QuantityStepperProps) {
  const [value, setValue] = useState(first)
  return (
    <QuantityStepper
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
  title: 'Finance/QuantityStepper',
  tags: ['widget', 'autodocs'],
  component: QuantityStepper,
  args: { label: 'Lots', value: 1, max: 1200, onChange: fn() },
  argTypes: { outside: { control: 'select', options: outsideRules } },
  render: (args) => <Controlled {...args} />,
  parameters: { layout: 'padded' },
} satisfies Meta<typeof QuantityStepper>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Playground: Story = { args: { value: 10, min: 10, step: 10, max: 55, hint: 'In tens' } }

export const StepsByItsButtons: Story = {
  play: async ({ canvas, userEvent, t }) => {
    const field = canvas.getByRole('spinbutton', { name: 'Lots' })
    await userEvent.click(canvas.getByRole('button', { name: t('finance.stepper.more') }))
    await userEvent.click(canvas.getByRole('button', { name: t('finance.stepper.more') }))
    await expect(field).toHaveValue('3')
    await userEvent.click(canvas.getByRole('button', { name: t('finance.stepper.less') }))
    await expect(field).toHaveValue('2')
  },
}

export const StopsAtItsBounds: Story = {
  args: { min: 1, max: 2 },
  play: async ({ canvas, userEvent, t }) => {
    const less = canvas.getByRole('button', { name: t('finance.stepper.less') })
    const more = canvas.getByRole('button', { name: t('finance.stepper.more') })
    await expect(less).toHaveAttribute('aria-disabled', 'true')
    await userEvent.click(less)
    await userEvent.click(more)
    await userEvent.click(more)
    await expect(canvas.getByRole('spinbutton')).toHaveValue('2')
    await expect(more).toHaveAttribute('aria-disabled', 'true')
    await expect(more).toHaveFocus()
  },
}

export const ByKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('spinbutton')
    field.focus()
    await userEvent.keyboard('{ArrowUp}{ArrowUp}{PageUp}')
    await expect(field).toHaveValue('13')
    await userEvent.keyboard('{ArrowDown}{PageDown}{PageDown}')
    await expect(field).toHaveValue('1')
    await userEvent.keyboard('{End}')
    await expect(field).toHaveValue('1,200')
    await userEvent.keyboard('{Home}')
    await expect(field).toHaveValue('1')
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(field).toHaveValue('2')
  },
}

export const Typed: Story = {
  play: async ({ canvas, userEvent, args, t }) => {
    const field = canvas.getByRole('spinbutton')
    await userEvent.clear(field)
    await userEvent.type(field, '1.5')
    await expect(field).toHaveValue('1.5')
    await expect(field).toBeInvalid()
    await expect(field).toHaveAccessibleDescription(t('finance.bounds.whole'))
    await expect(args.onChange).not.toHaveBeenCalledWith({ value: 15 })
    await userEvent.clear(field)
    await userEvent.type(field, '125')
    await expect(field).toBeValid()
    await userEvent.type(field, '000')
    await userEvent.tab()
    await expect(field).toHaveValue('1,200')
    await userEvent.clear(field)
    await userEvent.tab()
    await expect(field).toHaveValue('1')
  },
}

export const KeepsWhatIsOutside: Story = {
  args: { max: 5, outside: 'keep' },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('spinbutton')
    await userEvent.clear(field)
    await userEvent.type(field, '99')
    await userEvent.tab()
    await expect(field).toHaveValue('99')
  },
}

export const WithError: Story = { args: { error: 'At most 140 lots', value: 141, outside: 'keep' } }
export const Disabled: Story = {
  args: { disabled: true },
  play: async ({ canvas, userEvent, args, t }) => {
    const more = canvas.getByRole('button', { name: t('finance.stepper.more') })
    await expect(more).toBeDisabled()
    await expect(canvas.getByRole('button', { name: t('finance.stepper.less') })).toBeDisabled()
    await expect(canvas.getByRole('spinbutton')).toBeDisabled()
    await userEvent.click(more)
    await fireEvent.keyDown(canvas.getByRole('spinbutton'), { key: 'a' })
    await expect(args.onChange).not.toHaveBeenCalled()
  },
}
export const EdgeValues: Story = { args: { max: Number.MAX_SAFE_INTEGER, value: 999_999_999_999_999 } }
export const LongText: Story = {
  args: {
    label: 'How many lots of this instrument you would like to buy',
    hint: 'One lot is one share; a lot of a digital currency is a contract of its own size.',
  },
}
export const Translated: Story = {
  args: { value: 1200 },
  parameters: {
    argsIn: {
      kor: { label: '수량', hint: '최대 1,200주' },
      tw: { label: '股數', hint: '最多 1,200 股' },
    },
  },
  play: async ({ canvas, t }) => {
    await expect(canvas.getByRole('button', { name: t('finance.stepper.more') })).toHaveAttribute(
      'aria-disabled',
      'true',
    )
  },
}
