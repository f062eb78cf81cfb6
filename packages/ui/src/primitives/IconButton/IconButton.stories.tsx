import type { Meta, StoryObj } from '@storybook/react-vite'
import { Star } from 'lucide-react'
import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import { Icon } from '../Icon/Icon.tsx'
import { Inline } from '../Stack/Stack.tsx'
import { IconButton } from './IconButton.tsx'
import { iconButtonVariants } from './IconButton.css.ts'

const meta = {
  title: 'Primitives/IconButton',
  tags: ['widget', 'autodocs'],
  component: IconButton,
  args: { label: 'Add to watchlist', icon: <Icon icon={Star} />, onClick: fn() },
  argTypes: { variant: { control: 'select', options: iconButtonVariants } },
  parameters: { layout: 'padded' },
} satisfies Meta<typeof IconButton>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    const box = canvas.getByRole('button', { name: 'Add to watchlist' }).getBoundingClientRect()
    await expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(44)
  },
}
export const Playground: Story = { args: { variant: 'tonal' } }
export const Disabled: Story = {
  args: { disabled: true },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button'))
    await expect(args.onClick).not.toHaveBeenCalled()
  },
}
export const Variants: Story = {
  render: ({ label, icon }) => (
    <Inline wrap>
      {iconButtonVariants.flatMap((variant) => [
        <IconButton key={variant} label={`${label}, ${variant}`} icon={icon} variant={variant} />,
        <IconButton key={`${variant} off`} label={`${label}, off`} icon={icon} variant={variant} disabled />,
      ])}
    </Inline>
  ),
}

function Toggle() {
  const [on, setOn] = useState(false)
  return (
    <IconButton
      label="Watched"
      icon={<Icon icon={Star} filled={on} />}
      pressed={on}
      onClick={() => setOn(!on)}
    />
  )
}
export const Toggled: Story = {
  render: () => <Toggle />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await userEvent.keyboard(' ')
    await expect(canvas.getByRole('button', { name: 'Watched', pressed: true })).toHaveFocus()
  },
}
