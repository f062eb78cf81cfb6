import type { Meta, StoryObj } from '@storybook/react-vite'
import { Card } from '../Card/Card.tsx'
import { Stack } from '../Stack/Stack.tsx'
import { Text, textElements } from './Text.tsx'
import { textAlignments, textSteps, textTones, textWeights } from './Text.css.ts'

const meta = {
  title: 'Primitives/Text',
  tags: ['widget', 'autodocs'],
  component: Text,
  args: { children: 'Market closes in 40 minutes' },
  argTypes: {
    as: { control: 'select', options: textElements },
    size: { control: 'select', options: textSteps },
    weight: { control: 'select', options: textWeights },
    tone: { control: 'select', options: textTones },
    align: { control: 'select', options: textAlignments },
  },
  parameters: { layout: 'padded' },
} satisfies Meta<typeof Text>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Playground: Story = {
  args: { as: 'p', size: 'title', weight: 'strong', tone: 'accent', lines: 2 },
}

export const Sizes: Story = {
  render: () => (
    <Stack gap="x2">
      {textSteps.map((size) => (
        <Text key={size} size={size}>{`${size} 1,234,567.89 삼성 證券`}</Text>
      ))}
    </Stack>
  ),
}

export const Tones: Story = {
  render: () => (
    <Card>
      <Stack gap="x2">
        {textTones.map((tone) => (
          <Text key={tone} tone={tone} weight="strong">
            {tone}
          </Text>
        ))}
      </Stack>
    </Card>
  ),
}

export const NumbersAlign: Story = {
  render: () => (
    <Stack gap="none" align="end">
      {['1,111,111.11', '98,765.40', '-0.07'].map((number) => (
        <Text key={number} size="title">
          {number}
        </Text>
      ))}
    </Stack>
  ),
}

export const LongTextInTwoLines: Story = {
  args: {
    lines: 2,
    children:
      'A very long company name that nobody has shortened Holdings International 삼성바이오로직스우선주 臺灣積體電路製造股份有限公司',
  },
}
