import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import { Switch } from './Switch.tsx'

interface Demo {
  label: string
  description?: string
  disabled?: boolean
  /** Its owner leaves it as it is. */
  stays?: boolean
  onChange?: (change: { checked: boolean }) => void
}
function Demo({ onChange, stays = false, ...props }: Demo) {
  const [checked, setChecked] = useState(false)
  return (
    <Switch
      {...props}
      checked={checked}
      onChange={(change) => {
        if (!stays) setChecked(change.checked)
        onChange?.(change)
      }}
    />
  )
}

const meta = {
  title: 'Primitives/Switch',
  tags: ['widget', 'autodocs'],
  component: Demo,
  args: { label: 'Hide amounts', onChange: fn() },
  parameters: { layout: 'padded' },
} satisfies Meta<typeof Demo>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await userEvent.keyboard(' ')
    await expect(canvas.getByRole('switch', { name: 'Hide amounts', checked: true })).toHaveFocus()
  },
}
export const Playground: Story = { args: { description: 'On every screen, until you turn it off' } }
export const TellsWhatItWouldBe: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('switch'))
    await expect(args.onChange).toHaveBeenLastCalledWith({ checked: true })
    await userEvent.click(canvas.getByText('Hide amounts'))
    await expect(args.onChange).toHaveBeenLastCalledWith({ checked: false })
  },
}
export const ItsOwnerDecides: Story = {
  args: { stays: true },
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
export const LongText: Story = { args: { label: '화면에 보이는 모든 금액을 가려요 '.repeat(5) } }
