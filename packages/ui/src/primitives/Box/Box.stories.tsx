import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Stack } from '../Stack/Stack.tsx'
import { Text } from '../Text/Text.tsx'
import { Bleed, Box, boxElements } from './Box.tsx'
import { corners, spaces, surfaces } from './Box.css.ts'

const meta = {
  title: 'Primitives/Box and Bleed',
  tags: ['widget', 'autodocs'],
  component: Box,
  subcomponents: { Bleed },
  args: {
    padding: 'page',
    surface: 'surface',
    children: <Text as="p">The page margin is 20, and 16 on a narrow phone.</Text>,
  },
  argTypes: {
    as: { control: 'select', options: boxElements },
    padding: { control: 'select', options: spaces },
    surface: { control: 'select', options: surfaces },
    radius: { control: 'select', options: corners },
  },
} satisfies Meta<typeof Box>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    const box = canvas.getByText(/page margin/).parentElement
    const margin = innerWidth < 360 ? '16px' : '20px'
    await expect(box).toHaveStyle({ paddingTop: margin, paddingLeft: margin })
  },
}
export const Playground: Story = { args: { padding: 'x3', surface: 'sunken', radius: 'control' } }
/** An edge wins over its direction, a direction over all four. */
export const OneEdgeDiffers: Story = {
  args: { padding: 'x5', paddingBlock: 'x2', paddingTop: 'none' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/page margin/).parentElement).toHaveStyle({
      padding: '0px 20px 8px 20px',
    })
  },
}
/** What bleeds is as wide as the screen, between texts that keep to the margin. */
export const Bleeding: Story = {
  render: () => (
    <Box padding="page">
      <Stack>
        <Text as="p">At the margin</Text>
        <Bleed data-testid="bleed">
          <Box surface="surface" padding="page">
            <Text as="p">From edge to edge</Text>
          </Box>
        </Bleed>
        <Text as="p">At the margin again</Text>
      </Stack>
    </Box>
  ),
  play: async ({ canvas, canvasElement }) => {
    const { left, width } = canvas.getByTestId('bleed').getBoundingClientRect()
    const around = canvasElement.getBoundingClientRect()
    await expect([left, width]).toEqual([around.left, around.width])
  },
}
