import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Inline } from '../Stack/Stack.tsx'
import { Badge, SimulatedTag, Tag } from './Tag.tsx'
import { tagTones } from './Tag.css.ts'

const meta = {
  title: 'Primitives/Tag and Badge',
  tags: ['widget', 'autodocs'],
  component: Tag,
  subcomponents: { Badge, SimulatedTag },
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
export const Simulated: Story = {
  render: () => (
    <Inline>
      <SimulatedTag />
      <SimulatedTag quiet />
    </Inline>
  ),
}
export const Counts: Story = {
  render: () => (
    <Inline>
      {[0, 1, 12, 99, 100].map((count) => (
        <Badge key={count} count={count} label={`${String(count)} unread`} />
      ))}
    </Inline>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('img', { name: '0 unread' })).toBeNull()
    await expect(canvas.getByRole('img', { name: '99 unread' })).toHaveTextContent('99')
    await expect(canvas.getByRole('img', { name: '100 unread' })).toHaveTextContent('99+')
  },
}
export const Dots: Story = {
  render: () => (
    <Inline>
      <Badge dot count={3} label="Something new" />
      <Badge dot count={0} label="Nothing new" />
      <Badge count={12} most={9} label="12 unread" />
    </Inline>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Something new' })).toBeEmptyDOMElement()
    await expect(canvas.queryByRole('img', { name: 'Nothing new' })).toBeNull()
    await expect(canvas.getByRole('img', { name: '12 unread' })).toHaveTextContent('9+')
  },
}
export const LongText: Story = {
  args: { children: '실시간 시세가 아닌 모의 시세로 표시되는 종목이에요. 실제 시장과 다를 수 있어요.' },
}
