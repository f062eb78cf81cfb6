import type { Meta, StoryObj } from '@storybook/react-vite'
import { Tag } from '../Tag/Tag.tsx'
import { Text } from '../Text/Text.tsx'
import { Inline, Stack } from './Stack.tsx'
import { alignments, gaps, justifications } from './Stack.css.ts'

const meta = {
  title: 'Primitives/Stack and Inline',
  tags: ['widget', 'autodocs'],
  component: Stack,
  subcomponents: { Inline },
  args: { children: ['Open', 'High', 'Low'].map((word) => <Text key={word}>{word}</Text>) },
  argTypes: {
    gap: { control: 'select', options: gaps },
    align: { control: 'select', options: alignments },
    justify: { control: 'select', options: justifications },
  },
  parameters: { layout: 'padded' },
} satisfies Meta<typeof Stack>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Playground: Story = { args: { gap: 'x1', align: 'end' } }
export const Between: Story = {
  render: () => (
    <Inline justify="between">
      <Text tone="secondary">Total</Text>
      <Text weight="strong">1,234.00</Text>
    </Inline>
  ),
}
export const Wrapping: Story = {
  render: () => (
    <Inline wrap>
      {Array.from({ length: 14 }, (_, index) => (
        <Tag key={index}>{`Tag ${String(index + 1)}`}</Tag>
      ))}
    </Inline>
  ),
}
