import { sides } from '@onelot/domain'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import { SideSwitch, type SideSwitchProps } from './SideSwitch.tsx'

/** Holds the side, from the one its story begins with. */
function Controlled({ side: first, onChange, ...props }: SideSwitchProps) {
  const [side, setSide] = useState(first)
  return (
    <SideSwitch
      {...props}
      side={side}
      onChange={(change) => {
        setSide(change.side)
        onChange(change)
      }}
    />
  )
}

const meta = {
  title: 'Finance/SideSwitch',
  tags: ['widget', 'autodocs'],
  component: SideSwitch,
  args: { side: 'long', onChange: fn() },
  argTypes: { side: { control: 'select', options: sides } },
  render: (args) => <Controlled {...args} />,
  parameters: { layout: 'padded' },
} satisfies Meta<typeof SideSwitch>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Playground: Story = { args: { side: 'short' } }

export const TurnsByKeys: Story = {
  play: async ({ canvas, userEvent, args, t }) => {
    await userEvent.tab()
    await userEvent.keyboard('{ArrowRight}')
    await expect(canvas.getByRole('radio', { name: t('finance.sides.short') })).toBeChecked()
    await expect(args.onChange).toHaveBeenCalledWith({ side: 'short' })
  },
}
export const Disabled: Story = { args: { disabled: true } }
export const NotShortable: Story = { args: { shortable: false } }
