import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Inline } from '../Stack/Stack.tsx'
import { Text } from '../Text/Text.tsx'
import { Avatar } from './Avatar.tsx'
import { avatarSizes, avatarTones } from './Avatar.css.ts'

const portrait = `data:image/svg+xml,${encodeURIComponent(
  "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 64 64'><rect width='64' height='64' fill='#9D92FF'/><circle cx='32' cy='26' r='12' fill='#fff'/><ellipse cx='32' cy='58' rx='22' ry='18' fill='#fff'/></svg>",
)}`

const meta = {
  title: 'Primitives/Avatar',
  tags: ['widget', 'autodocs'],
  component: Avatar,
  args: { name: 'Jane Doe', src: portrait },
  argTypes: {
    size: { control: 'select', options: avatarSizes },
    tone: { control: 'select', options: avatarTones },
  },
  parameters: { layout: 'padded' },
} satisfies Meta<typeof Avatar>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('img', { name: 'Jane Doe' })).toBeVisible()
    await expect(canvasElement.querySelector('img')).toHaveAttribute('src', portrait)
  },
}
export const Playground: Story = { args: { size: 'large', src: '' } }
export const Sizes: Story = {
  render: () => (
    <Inline wrap>
      {avatarSizes.map((size) => (
        <Avatar key={size} name="Jane Doe" size={size} />
      ))}
      {avatarSizes.map((size) => (
        <Avatar key={`${size} picture`} name="Jane Doe" src={portrait} size={size} />
      ))}
    </Inline>
  ),
}
export const Neutral: Story = { args: { src: '', tone: 'neutral', size: 'small' } }
export const PictureFails: Story = {
  args: { src: 'data:image/png;base64,AAAA' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('JD')).toBeVisible()
  },
}
export const NoAddress: Story = {
  args: { src: '   ' },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('JD')).toBeVisible()
    await expect(canvasElement.querySelector('img')).toBeNull()
  },
}
export const BesideTheName: Story = {
  render: () => (
    <Inline wrap>
      <Avatar name="김민서" decorative />
      <Text weight="strong">김민서</Text>
    </Inline>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('img')).toBeNull()
  },
}
export const EdgeValues: Story = {
  /** The face of an emoji is the system's own. */
  tags: ['!visual'],
  render: () => (
    <Inline wrap>
      {['김민서', '王小明', 'ana maria van der lovelace', '🙂', '7 Capital'].map((name) => (
        <Avatar key={name} name={name} />
      ))}
    </Inline>
  ),
}
