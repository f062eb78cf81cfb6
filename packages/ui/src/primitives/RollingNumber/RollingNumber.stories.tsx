import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect } from 'storybook/test'
import { Button } from '../Button/Button.tsx'
import { Stack } from '../Stack/Stack.tsx'
import { textSteps, textTones, textWeights } from '../Text/Text.css.ts'
import { RollingNumber } from './RollingNumber.tsx'

const meta = {
  title: 'Primitives/RollingNumber',
  tags: ['widget', 'autodocs'],
  component: RollingNumber,
  args: { text: '₩12,345,678', size: 'display', weight: 'bold' },
  argTypes: {
    size: { control: 'select', options: textSteps },
    weight: { control: 'select', options: textWeights },
    tone: { control: 'select', options: textTones },
  },
  parameters: { layout: 'padded' },
} satisfies Meta<typeof RollingNumber>
export default meta
type Story = StoryObj<typeof meta>

const digitsIn = (element: HTMLElement) =>
  [...element.querySelectorAll('[data-digit]')].map((digit) => digit.getAttribute('data-digit')).join('')

export const Default: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('₩12,345,678')).toBeInTheDocument()
    await expect(digitsIn(canvasElement)).toBe('12345678')
  },
}
export const Playground: Story = { args: { text: '+1.25%', size: 'title', tone: 'up' } }

function Rolls() {
  const [amounts, setAmounts] = useState(['₩999', '₩1,000', '₩87'])
  return (
    <Stack align="start">
      <RollingNumber text={amounts[0] ?? ''} size="display" weight="bold" />
      <Button onClick={() => setAmounts(([first = '', ...rest]) => [...rest, first])}>Next</Button>
    </Stack>
  )
}
export const RollsToTheNext: Story = {
  render: () => <Rolls />,
  play: async ({ canvas, canvasElement, userEvent }) => {
    const ones = () => [...canvasElement.querySelectorAll('[data-digit]')].at(-1)
    const before = ones()
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }))
    await expect(canvas.getByText('₩1,000')).toBeInTheDocument()
    await expect(ones()).toBe(before)
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }))
    await expect(digitsIn(canvasElement)).toBe('87')
  },
}
export const EdgeValues: Story = {
  render: () => (
    <Stack gap="x2">
      {['', '0', '−0.000001', '₫999,999,999,999,999', '••••', '１２３'].map((text) => (
        <RollingNumber key={text} text={text} />
      ))}
    </Stack>
  ),
}
export const LinesUpWithWords: Story = {
  render: () => (
    <p>
      {'Profit '}
      <RollingNumber text="+₩1,234" weight="bold" />
      {' since Monday'}
    </p>
  ),
}
