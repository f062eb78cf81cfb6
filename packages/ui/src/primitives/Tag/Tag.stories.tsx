import type { Meta, StoryObj } from '@storybook/react-vite'
import { Inline } from '../Stack/Stack.tsx'
import { Badge, SimulatedTag, Tag } from './Tag.tsx'
import { tagTones } from './Tag.css.ts'

const meta = {
  title: 'Primitives/Tag and Badge',
  component: Tag,
  args: { children: 'Pre-market' },
  argTypes: { tone: { control: 'select', options: tagTones } },
  parameters: { layout: 'padded' },
} satisfies Meta<typeof Tag>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Playground: Story = { args: { tone: 'accent' } }
export const Tones: Story = {
  render: () => (
    <Inline wrap>
      {tagTones.map((tone) => (
        <Tag key={tone} tone={tone}>
          {tone}
        </Tag>
      ))}
    </Inline>
  ),
}
export const Simulated: Story = { render: () => <SimulatedTag /> }
export const Counts: Story = {
  render: () => (
    <Inline>
      {[0, 1, 12, 99, 100].map((count) => (
        <Badge key={count} count={count} label={`${String(count)} unread`} />
      ))}
    </Inline>
  ),
}
