import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import { Stack } from '../Stack/Stack.tsx'
import { SegmentedControl, type SegmentedControlProps } from './SegmentedControl.tsx'
import { segmentedLooks } from './SegmentedControl.css.ts'

/** Holds what a ticket would hold. */
function Controlled({ onChange, ...props }: SegmentedControlProps<string>) {
  const [value, setValue] = useState(props.value)
  return (
    <SegmentedControl
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
  title: 'Primitives/SegmentedControl',
  tags: ['widget', 'autodocs'],
  component: SegmentedControl,
  args: {
    label: 'Order type',
    value: 'limit',
    onChange: fn(),
    segments: [
      { value: 'limit', label: 'Limit' },
      { value: 'market', label: 'Market' },
    ],
  },
  argTypes: { look: { control: 'select', options: segmentedLooks } },
  render: (args) => <Controlled key={args.value} {...args} />,
  parameters: { layout: 'padded' },
} satisfies Meta<typeof SegmentedControl>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Playground: Story = {}

export const ChoosesByKeys: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab()
    await userEvent.keyboard('{ArrowRight}')
    await expect(canvas.getByRole('radio', { name: 'Market' })).toBeChecked()
    await expect(args.onChange).toHaveBeenCalledOnce()
    await expect(args.onChange).toHaveBeenCalledWith({ value: 'market' })
  },
}
const tones = ['up', 'down'] as const
export const BuyAndSell: Story = {
  render: ({ onChange }) => (
    <Stack gap="x3">
      {tones.map((tone) => (
        <Controlled
          key={tone}
          label={`Side, ${tone}`}
          value={tone}
          onChange={onChange}
          segments={[
            { value: 'up', label: 'Buy', tone: 'up' },
            { value: 'down', label: 'Sell', tone: 'down' },
          ]}
        />
      ))}
    </Stack>
  ),
}
export const InALabelsLine: Story = { args: { look: 'text' } }
export const Disabled: Story = {
  args: { disabled: true },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByText('Market'))
    await expect(args.onChange).not.toHaveBeenCalled()
  },
}
export const OneDisabled: Story = {
  args: {
    segments: [
      { value: 'limit', label: 'Limit' },
      { value: 'market', label: 'Market', disabled: true },
      { value: 'stop', label: 'Stop' },
    ],
  },
}
export const LongText: Story = {
  args: {
    value: '조건부',
    segments: ['지정가로 주문하기', '시장가로 바로 주문하기', '조건부'].map((label) => ({
      value: label,
      label,
    })),
  },
}
