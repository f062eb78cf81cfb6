import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Inline } from '../../primitives/Stack/Stack.tsx'
import { ListingMark } from './ListingMark.tsx'
import { sectorNames } from './sectorLooks.ts'

const meta = {
  title: 'Finance/ListingMark',
  tags: ['widget', 'autodocs'],
  component: ListingMark,
  args: { name: 'Hanbit Foods', sector: 'Food' },
  parameters: { layout: 'padded', argsIn: { kor: { name: '한빛식품' }, tw: { name: '韓光食品' } } },
} satisfies Meta<typeof ListingMark>
export default meta
type Story = StoryObj<typeof meta>

/** The name is beside it wherever it shows, and is read once. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    const mark = canvasElement.querySelector('[data-sector]')
    await expect(mark).toHaveAttribute('aria-hidden', 'true')
    await expect(mark).toHaveTextContent(/^(?:[\p{Script=Han}\p{Script=Hangul}]|[A-Z][a-z])$/u)
  },
}
export const Playground: Story = {}

/** Each has a glyph of its own; neighbours of one hue differ by it and by their letters. */
export const Sectors: Story = {
  render: ({ name }) => (
    <Inline gap="x3" wrap>
      {[...sectorNames, 'Unknown'].map((sector) => (
        <ListingMark key={sector} name={name} sector={sector} />
      ))}
    </Inline>
  ),
  play: async ({ canvasElement }) => {
    const drawn = Array.from(canvasElement.querySelectorAll('path'), (path) => path.getAttribute('d'))
    await expect(new Set(drawn).size).toBe(sectorNames.length + 1)
  },
}
