import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect } from 'storybook/test'
import { Switch } from './Switch.tsx'

interface Demo {
  label: string
  description?: string
  disabled?: boolean
}
function Demo(props: Demo) {
  const [checked, setChecked] = useState(false)
  return (
    <Switch
      {...props}
      checked={checked}
      onChange={(change) => {
        setChecked(change.checked)
      }}
    />
  )
}

const meta = {
  title: 'Primitives/Switch',
  component: Demo,
  args: { label: 'Hide amounts' },
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
export const Disabled: Story = { args: { disabled: true } }
export const LongText: Story = { args: { label: '화면에 보이는 모든 금액을 가려요 '.repeat(5) } }
