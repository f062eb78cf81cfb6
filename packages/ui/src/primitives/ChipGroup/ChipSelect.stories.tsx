import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import { ChipSelect, type ChipSelectProps } from './ChipSelect.tsx'

const meta = {
  title: 'Primitives/ChipSelect',
  tags: ['widget', 'autodocs'],
  component: ChipSelect,
  args: {
    label: 'Exchange',
    choices: [
      { value: 'KRX', label: 'Korea' },
      { value: 'TWSE', label: 'Taiwan' },
      { value: 'SET', label: 'Thailand', disabled: true },
    ],
    value: 'KRX',
    onChange: fn(),
  },
  parameters: { layout: 'padded' },
} satisfies Meta<typeof ChipSelect>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Playground: Story = { args: { value: 'TWSE' } }

export const ChoosesAnother: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Exchange' }), 'Taiwan')
    await expect(args.onChange).toHaveBeenCalledWith({ value: 'TWSE' })
  },
}

function Controlled(props: ChipSelectProps<string>) {
  const [value, setValue] = useState(props.value)
  return <ChipSelect {...props} value={value} onChange={(change) => setValue(change.value)} />
}
/** It is as wide as what is chosen. */
export const Choosing: Story = {
  render: (args) => <Controlled {...args} />,
  play: async ({ canvas, userEvent }) => {
    const select = canvas.getByRole('combobox')
    await userEvent.selectOptions(select, 'Taiwan')
    await expect(select).toHaveDisplayValue('Taiwan')
  },
}
export const LongText: Story = {
  args: { choices: [{ value: 'KRX', label: '대한민국 유가증권시장과 코스닥' }] },
}
