import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import { RadioGroup, type RadioGroupProps } from './RadioGroup.tsx'

/** Holds what a form would hold. */
function Controlled({ onChange, ...props }: RadioGroupProps<string>) {
  const [value, setValue] = useState(props.value)
  return (
    <RadioGroup
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
  title: 'Primitives/RadioGroup',
  tags: ['widget', 'autodocs'],
  component: RadioGroup,
  args: {
    label: 'Market colours',
    value: undefined,
    onChange: fn(),
    choices: [
      { value: 'kr', label: 'Red up, blue down', description: 'As in Korea' },
      { value: 'tw', label: 'Red up, green down', description: 'As in Taiwan' },
      { value: 'us', label: 'Green up, red down', description: 'As in the United States' },
    ],
  },
  render: (args) => <Controlled key={args.value} {...args} />,
  parameters: { layout: 'padded' },
} satisfies Meta<typeof RadioGroup>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Playground: Story = { args: { value: 'tw' } }

export const ChoosesAnother: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: /Korea/ }))
    await userEvent.keyboard('{ArrowDown}')
    await expect(canvas.getByRole('radio', { name: /Taiwan/ })).toBeChecked()
  },
}
export const WithAnError: Story = {
  args: { error: 'Choose one.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Market colours' })).toHaveAccessibleDescription(
      'Choose one.',
    )
  },
}
export const TellsOnceOfTheChosen: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const korea = canvas.getByRole('radio', { name: /Korea/ })
    await userEvent.click(korea)
    await userEvent.click(korea)
    await userEvent.click(canvas.getByText('Red up, blue down'))
    await expect(args.onChange).toHaveBeenCalledOnce()
    await expect(args.onChange).toHaveBeenCalledWith({ value: 'kr' })
  },
}
export const Disabled: Story = {
  args: { disabled: true, value: 'us' },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByText('Red up, blue down'))
    await expect(args.onChange).not.toHaveBeenCalled()
    for (const radio of canvas.getAllByRole('radio')) await expect(radio).toBeDisabled()
  },
}
export const OneDisabled: Story = {
  args: {
    choices: [
      { value: 'bank', label: 'Bank account' },
      { value: 'wallet', label: 'Wallet', disabled: true },
    ],
  },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByText('Wallet'))
    await expect(args.onChange).not.toHaveBeenCalled()
    await userEvent.click(canvas.getByText('Bank account'))
    await expect(args.onChange).toHaveBeenCalledOnce()
    await expect(args.onChange).toHaveBeenCalledWith({ value: 'bank' })
  },
}
export const LongText: Story = {
  args: {
    choices: [
      { value: 'a', label: '상승은 빨강 하락은 파랑 '.repeat(5), description: '漲紅跌綠'.repeat(20) },
    ],
  },
}
