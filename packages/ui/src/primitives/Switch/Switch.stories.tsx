import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import { Switch, type SwitchProps } from './Switch.tsx'

/** Holds what a screen would hold. */
function Controlled({ onChange, ...props }: SwitchProps) {
  const [checked, setChecked] = useState(props.checked)
  return (
    <Switch
      {...props}
      checked={checked}
      onChange={(change) => {
        setChecked(change.checked)
        onChange(change)
      }}
    />
  )
}

const meta = {
  title: 'Primitives/Switch',
  tags: ['widget', 'autodocs'],
  component: Switch,
  args: { label: 'Hide amounts', checked: false, onChange: fn() },
  render: (args) => <Controlled key={String(args.checked)} {...args} />,
  parameters: { layout: 'padded' },
} satisfies Meta<typeof Switch>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Playground: Story = { args: { description: 'On every screen, until you turn it off' } }

export const TurnsByKeys: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await userEvent.keyboard(' ')
    await expect(canvas.getByRole('switch', { name: 'Hide amounts', checked: true })).toHaveFocus()
  },
}
export const On: Story = { args: { checked: true } }
export const TellsWhatItWouldBe: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('switch'))
    await expect(args.onChange).toHaveBeenLastCalledWith({ checked: true })
    await userEvent.click(canvas.getByText('Hide amounts'))
    await expect(args.onChange).toHaveBeenLastCalledWith({ checked: false })
  },
}
export const ItsOwnerDecides: Story = {
  render: (args) => <Switch {...args} />,
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('switch'))
    await expect(args.onChange).toHaveBeenCalledOnce()
    await expect(args.onChange).toHaveBeenCalledWith({ checked: true })
    await expect(canvas.getByRole('switch')).not.toBeChecked()
  },
}
export const Disabled: Story = {
  args: { disabled: true },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('switch'))
    await expect(args.onChange).not.toHaveBeenCalled()
  },
}
export const OnAndDisabled: Story = {
  args: { checked: true, disabled: true, description: 'Log in to change it' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('switch', { checked: true })).toBeDisabled()
  },
}
export const LongText: Story = {
  args: {
    label: 'Kontostandsbenachrichtigungseinstellungen für alle Wertpapierdepots',
    description: '화면에 보이는 모든 금액을 가려요 '.repeat(5),
  },
}
