import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Card } from '../Card/Card.tsx'
import { Inline, Stack } from '../Stack/Stack.tsx'
import { Skeleton, SkeletonGroup } from './Skeleton.tsx'
import { skeletonLines, skeletonShapes } from './Skeleton.css.ts'

const meta = {
  title: 'Primitives/Skeleton',
  tags: ['widget', 'autodocs'],
  component: Skeleton,
  subcomponents: { SkeletonGroup },
  argTypes: {
    shape: { control: 'select', options: skeletonShapes },
    line: { control: 'select', options: skeletonLines },
  },
  parameters: { layout: 'padded' },
} satisfies Meta<typeof Skeleton>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Playground: Story = { args: { shape: 'block', height: '8rem' } }
export const Shapes: Story = {
  render: () => (
    <Stack>
      {skeletonLines.map((line) => (
        <Skeleton key={line} line={line} width="60%" />
      ))}
      <Skeleton shape="circle" height="4rem" />
      <Skeleton shape="block" height="6rem" />
    </Stack>
  ),
}
export const QuoteRows: Story = {
  render: () => (
    <Card>
      <SkeletonGroup label="Loading quotes">
        <Stack>
          {[0, 1, 2, 3].map((row) => (
            <Inline key={row} justify="between" gap="x4">
              <Inline gap="x3">
                <Skeleton shape="circle" height="2.5rem" />
                <Stack gap="x1">
                  <Skeleton width="8em" />
                  <Skeleton line="small" width="5em" />
                </Stack>
              </Inline>
              <Skeleton width="6em" />
            </Inline>
          ))}
        </Stack>
      </SkeletonGroup>
    </Card>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading quotes')
  },
}
const waiting = (
  <SkeletonGroup>
    <Skeleton width="12em" />
  </SkeletonGroup>
)
export const SaysThatItLoads: Story = {
  render: () => waiting,
  play: async ({ canvas, t }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(t('loading'))
  },
}
