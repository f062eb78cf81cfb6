import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { VisuallyHidden } from './VisuallyHidden.tsx'

const meta = {
  title: 'Primitives/VisuallyHidden',
  tags: ['widget', 'autodocs'],
  component: VisuallyHidden,
  args: { children: 'Prices are delayed' },
  parameters: { layout: 'padded' },
} satisfies Meta<typeof VisuallyHidden>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Prices are delayed')).toBeInTheDocument()
  },
}
export const Playground: Story = { args: { as: 'h2' } }
