import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect } from 'storybook/test'
import { type Segment, SegmentedControl } from './SegmentedControl.tsx'

interface Demo {
  label: string
  disabled?: boolean
  look?: 'well' | 'text'
  segments: readonly Segment<string>[]
}
function Demo(props: Demo) {
  const [value, setValue] = useState(props.segments[0]?.value ?? '')
  return (
    <SegmentedControl
      {...props}
      value={value}
      onChange={(change) => {
        setValue(change.value)
      }}
    />
  )
}

const meta = {
  title: 'Primitives/SegmentedControl',
  tags: ['widget', 'autodocs'],
  component: Demo,
  args: {
    label: 'Order type',
    segments: [
      { value: 'limit', label: 'Limit' },
      { value: 'market', label: 'Market' },
    ],
  },
  parameters: { layout: 'padded' },
} satisfies Meta<typeof Demo>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await userEvent.keyboard('{ArrowRight}')
    await expect(canvas.getByRole('radio', { name: 'Market' })).toBeChecked()
  },
}
export const Playground: Story = {
  args: {
    label: 'Side',
    segments: [
      { value: 'buy', label: 'Buy', tone: 'up' },
      { value: 'sell', label: 'Sell', tone: 'down' },
    ],
  },
}
export const InALabelsLine: Story = { args: { look: 'text' } }
export const Disabled: Story = { args: { disabled: true } }
export const LongText: Story = {
  args: {
    segments: ['지정가로 주문하기', '시장가로 바로 주문하기', '조건부'].map((label) => ({
      value: label,
      label,
    })),
  },
}
