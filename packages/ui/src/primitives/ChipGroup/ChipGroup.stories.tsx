import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import { chipLooks } from './ChipGroup.css.ts'
import { ChipGroup, type ChipGroupProps } from './ChipGroup.tsx'

const shares = ['25', '50', '75', '100'] as const

const meta = {
  title: 'Primitives/ChipGroup',
  tags: ['widget', 'autodocs'],
  component: ChipGroup,
  argTypes: { look: { control: 'select', options: chipLooks } },
  args: {
    label: 'Share of buying power',
    options: shares.map((value) => ({ value, label: `${value}%` })),
    onSelect: fn(),
  },
  parameters: { layout: 'padded' },
} satisfies Meta<typeof ChipGroup>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Playground: Story = { args: { value: '75' } }

export const ChoosesByKeys: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('group', { name: 'Share of buying power' })).toBeVisible()
    await userEvent.tab()
    await userEvent.tab()
    await userEvent.keyboard(' ')
    await expect(args.onSelect).toHaveBeenCalledWith({ value: '50' })
  },
}

/** Holds what a ticket would hold. */
function Controlled({ onSelect, ...props }: ChipGroupProps<string>) {
  const [value, setValue] = useState(props.value)
  return (
    <ChipGroup
      {...props}
      value={value}
      onSelect={(selection) => {
        setValue(selection.value)
        onSelect(selection)
      }}
    />
  )
}
export const Choosing: Story = {
  render: (args) => <Controlled {...args} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '100%' }))
    await expect(canvas.getByRole('button', { name: '100%', pressed: true })).toBeVisible()
  },
}
/** A row that scrolls: no text is broken or cut, however many chips there are. */
export const InALine: Story = {
  args: { look: 'line', value: '50' },
  render: (args) => (
    <div style={{ overflowX: 'auto' }}>
      <Controlled {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const chips = canvas.getAllByRole('button')
    await expect(new Set(chips.map((chip) => chip.getBoundingClientRect().top)).size).toBe(1)
    for (const chip of chips) await expect(chip.scrollWidth).toBeLessThanOrEqual(chip.clientWidth)
  },
}
export const Disabled: Story = {
  args: { disabled: true, value: '25' },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: '50%' }))
    await expect(args.onSelect).not.toHaveBeenCalled()
  },
}
export const OneDisabled: Story = {
  args: { options: shares.map((value) => ({ value, label: `${value}%`, disabled: value === '100' })) },
}
export const WrapsTheLargestText: Story = {
  globals: { textSize: 'largest' },
  play: async ({ canvas }) => {
    for (const chip of canvas.getAllByRole('button')) {
      await expect(chip.getBoundingClientRect().right).toBeLessThanOrEqual(window.innerWidth)
      await expect(chip.scrollWidth).toBeLessThanOrEqual(chip.clientWidth)
    }
  },
}
/** Eight are two rows of four on a phone, of one width. */
export const Eight: Story = {
  tags: ['!visual'],
  globals: { textSize: 'normal', viewport: { value: 'phone', isRotated: false } },
  args: {
    options: ['−10', '−5', '−3', '−1', '+1', '+3', '+5', '+10'].map((value) => ({
      value,
      label: `${value}%`,
    })),
  },
  play: async ({ canvas }) => {
    const tops = canvas.getAllByRole('button').map((chip) => chip.getBoundingClientRect().top)
    const [first = 0] = tops
    await expect(tops.filter((top) => top === first)).toHaveLength(4)
    await expect(new Set(tops).size).toBe(2)
  },
}
export const LongText: Story = {
  args: {
    value: '50',
    options: [
      ...shares.map((value) => ({ value, label: `가능 금액의 ${value}%` })),
      { value: 'all', label: 'Gesamtguthabenverwendung' },
    ],
  },
}
