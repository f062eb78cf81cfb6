import type { Meta, StoryObj } from '@storybook/react-vite'
import { ChartCandlestick, Star } from 'lucide-react'
import { Icon } from './Icon.tsx'
import { iconSizes } from './Icon.css.ts'

const meta = {
  title: 'Primitives/Icon',
  tags: ['widget', 'autodocs'],
  component: Icon,
  args: { icon: ChartCandlestick },
  argTypes: { size: { control: 'select', options: iconSizes }, icon: { control: false } },
  parameters: { layout: 'padded' },
} satisfies Meta<typeof Icon>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Playground: Story = { args: { icon: Star, size: 'small' } }
export const Filled: Story = { args: { icon: Star, filled: true } }
