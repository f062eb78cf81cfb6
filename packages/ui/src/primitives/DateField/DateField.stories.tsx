import type { Meta, StoryObj } from '@storybook/react-vite'
import { localDate } from '@onelot/domain'
import { useState } from 'react'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { DateField, type DateFieldProps } from './DateField.tsx'

/** Holds what a form would hold. */
function Controlled({ onChange, ...props }: DateFieldProps) {
  const [value, setValue] = useState(props.value)
  return (
    <DateField
      {...props}
      value={value}
      onChange={(change) => {
        setValue(change.date)
        onChange(change)
      }}
    />
  )
}

const meta = {
  title: 'Primitives/DateField',
  tags: ['widget', 'autodocs'],
  component: DateField,
  args: {
    label: 'Birth date',
    min: localDate('1926-01-05'),
    max: localDate('2026-01-05'),
    value: localDate('1990-05-31'),
    onChange: fn(),
  },
  render: (args) => <Controlled {...args} />,
  parameters: {
    layout: 'padded',
    argsIn: { kor: { label: '생년월일' }, tw: { label: '出生日期' } },
  },
} satisfies Meta<typeof DateField>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Playground: Story = { args: { hint: 'As on your ID', optional: true } }
export const NothingChosenYet: Story = {
  args: { value: undefined, opensAt: localDate('2000-01-01') },
  play: async ({ canvas, userEvent, args, t }) => {
    const field = canvas.getByRole('button', { name: `${args.label}, ${t('entry.dateField.choose')}` })
    await userEvent.click(field)
    await screen.findByRole('dialog', { name: args.label })
    await userEvent.click(screen.getByRole('button', { name: t('entry.confirm') }))
    await expect(args.onChange).toHaveBeenCalledWith({ date: '2000-01-01' })
    await waitFor(() => expect(field).toHaveFocus())
    await expect(field).toHaveTextContent('2000')
  },
}
export const WithAnError: Story = {
  args: { value: undefined, error: 'This date lies ahead.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button')).toHaveAccessibleDescription('This date lies ahead.')
  },
}
export const Disabled: Story = { args: { disabled: true } }
