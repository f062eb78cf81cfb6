import type { Meta, StoryObj } from '@storybook/react-vite'
import { Star } from 'lucide-react'
import { expect, fn } from 'storybook/test'
import { Icon } from '../Icon/Icon.tsx'
import { IconButton } from '../IconButton/IconButton.tsx'
import { NavBar } from './NavBar.tsx'

const meta = {
  title: 'Primitives/NavBar',
  component: NavBar,
  args: { title: 'Position', onBack: fn() },
} satisfies Meta<typeof NavBar>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Position' })).toBeVisible()
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(args.onBack).toHaveBeenCalledOnce()
  },
}
export const Playground: Story = {
  args: { trailing: <IconButton label="Add to watchlist" icon={<Icon icon={Star} />} /> },
}
export const WithoutBack: Story = { render: () => <NavBar title="Market" /> }
export const LongText: Story = {
  args: { title: 'A very long company name that nobody has shortened Holdings International' },
}
