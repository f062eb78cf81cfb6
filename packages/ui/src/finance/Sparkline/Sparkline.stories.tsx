import type { Meta, StoryObj } from '@storybook/react-vite'
import { decimal } from '@onelot/domain'
import { expect } from 'storybook/test'
import { Inline } from '../../primitives/Stack/Stack.tsx'
import { fallingDay, risingDay, sparkOf } from '../sampleMarket.ts'
import { Sparkline, sparkHeights, sparkWidths } from './Sparkline.tsx'

const meta = {
  title: 'Finance/Sparkline',
  tags: ['widget', 'autodocs'],
  component: Sparkline,
  args: { values: risingDay, direction: 'up', label: 'Hanbit Foods today, rising' },
  argTypes: {
    width: { control: 'select', options: sparkWidths },
    height: { control: 'select', options: sparkHeights },
  },
  parameters: { layout: 'padded' },
} satisfies Meta<typeof Sparkline>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Playground: Story = { args: { base: decimal('69500') } }
export const Falling: Story = { args: { values: fallingDay, direction: 'down', base: decimal('190') } }
/** On a wide page: the line keeps its thickness. */
export const AsWideAsItsParent: Story = {
  args: { width: 'parent', base: decimal('69500') },
  play: async ({ canvas }) => {
    const line = canvas.getByRole('img')
    await expect(line.getBoundingClientRect().width).toBe(line.parentElement?.clientWidth)
  },
}
export const EdgeValues: Story = {
  render: () => (
    <Inline gap="x6" wrap>
      <Sparkline values={[]} direction="flat" />
      <Sparkline values={sparkOf(5)} direction="flat" />
      <Sparkline values={sparkOf(5, 5, 5)} direction="flat" />
      <Sparkline
        values={sparkOf(...Array.from({ length: 390 }, (_, index) => (index * 37) % 100))}
        direction="up"
      />
    </Inline>
  ),
}
