import type { Meta, StoryObj } from '@storybook/react-vite'
import { Text } from '../Text/Text.tsx'
import { Card, cardElements } from './Card.tsx'
import { cardPaddings } from './Card.css.ts'

const meta = {
  title: 'Primitives/Card',
  tags: ['widget', 'autodocs'],
  component: Card,
  args: { children: <Text as="p">Available funds are what you may trade with now.</Text> },
  argTypes: {
    as: { control: 'select', options: cardElements },
    padding: { control: 'select', options: cardPaddings },
  },
  parameters: { layout: 'padded' },
} satisfies Meta<typeof Card>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Playground: Story = { args: { padding: 'small' } }
export const LongText: Story = {
  args: { children: <Text as="p">{'무담보대출원리금상환'.repeat(24)}</Text> },
}
