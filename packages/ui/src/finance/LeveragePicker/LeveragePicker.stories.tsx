import { type Leverage, type Side, leverages } from '@onelot/domain'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect } from 'storybook/test'
import { LeveragePicker } from './LeveragePicker.tsx'

interface DemoProps {
  allowed?: readonly Leverage[]
  side?: Side
  initial?: Leverage
  stopOut?: string
}
function Demo({ allowed = leverages, side = 'long', initial = 1, stopOut }: DemoProps) {
  const [leverage, setLeverage] = useState<Leverage>(initial)
  return (
    <LeveragePicker
      leverage={leverage}
      allowed={allowed}
      side={side}
      stopOut={stopOut}
      onChange={(change) => {
        setLeverage(change.leverage)
      }}
    />
  )
}

const meta = {
  title: 'Finance/LeveragePicker',
  tags: ['widget', 'autodocs'],
  component: Demo,
  parameters: { layout: 'padded' },
} satisfies Meta<typeof Demo>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText(/No borrowing, and no forced closing/)).toBeVisible()
    await userEvent.click(canvas.getByRole('radio', { name: '5x' }))
    await expect(canvas.getByText(/20% against you takes the whole margin/)).toBeVisible()
  },
}
export const Playground: Story = { args: { initial: 10, stopOut: '₩65,500' } }
export const TwoAllowed: Story = { args: { allowed: [1, 2], initial: 2 } }
export const OnlyOwnership: Story = {
  args: { allowed: [1] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('radio')).not.toBeInTheDocument()
  },
}
export const Short: Story = { args: { side: 'short', stopOut: '₩128,100' } }
export const Korean: Story = { args: { initial: 5, stopOut: '₩59,900' }, globals: { language: 'kor' } }
export const Chinese: Story = { args: { initial: 5, stopOut: '￦59,900' }, globals: { language: 'tw' } }
