import type { Meta, StoryObj } from '@storybook/react-vite'
import { ChartNoAxesColumn, Ellipsis, House, Star, Wallet } from 'lucide-react'
import { expect } from 'storybook/test'
import type { LinkProps } from '../link.ts'
import { TabBar } from './TabBar.tsx'

const Anchor = ({ children, ...props }: LinkProps) => <a {...props}>{children}</a>

const meta = {
  title: 'Primitives/TabBar',
  tags: ['widget', 'autodocs'],
  component: TabBar,
  argTypes: { Link: { control: false }, entries: { control: false } },
  args: {
    label: 'Main',
    active: 'market',
    Link: Anchor,
    entries: [
      { id: 'home', href: '#/home/index', label: 'Home', icon: House },
      { id: 'market', href: '#/market/index', label: 'Market', icon: ChartNoAxesColumn },
      { id: 'holdings', href: '#/trade/index', label: 'Holdings', icon: Wallet },
      { id: 'watchlist', href: '#/market/components/optionList', label: 'Watchlist', icon: Star },
      { id: 'more', href: '#/information/index', label: 'More', icon: Ellipsis },
    ],
  },
} satisfies Meta<typeof TabBar>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Playground: Story = { args: { active: 'home' } }

export const ReachedByKeys: Story = {
  play: async ({ canvas, userEvent }) => {
    const here = canvas.getByRole('link', { current: 'page' })
    await expect(here).toHaveTextContent('Market')
    await expect(here).toHaveClass('navActive')
    await expect(here).toHaveAttribute('href', '#/market/index')
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'Home' })).toHaveFocus()
  },
}
export const WithABadge: Story = {
  args: {
    entries: meta.args.entries.map((entry) =>
      entry.id === 'more' ? { ...entry, badge: { count: 3, label: '3 unread messages' } } : entry,
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /More/ })).toHaveAccessibleName(/3 unread messages/)
  },
}
export const NowhereInTheBar: Story = {
  args: { active: 'none' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link', { current: 'page' })).toBeNull()
  },
}
export const EachEntryIsAFingerWide: Story = {
  play: async ({ canvas }) => {
    for (const link of canvas.getAllByRole('link')) {
      const { width, height } = link.getBoundingClientRect()
      await expect(Math.min(width, height)).toBeGreaterThanOrEqual(44)
    }
  },
}
export const ACountTooLargeForItsBadge: Story = {
  args: {
    entries: meta.args.entries.map((entry) =>
      entry.id === 'home' ? { ...entry, badge: { count: 128, label: '128 unread messages' } } : entry,
    ),
  },
  globals: { textSize: 'largest' },
  play: async ({ canvas }) => {
    const { width, height } = canvas.getByText('99+').getBoundingClientRect()
    await expect(width).toBeGreaterThanOrEqual(height)
  },
}
export const Translated: Story = {
  parameters: {
    argsIn: {
      kor: {
        label: '주요 메뉴',
        entries: meta.args.entries.map((entry, at) => ({
          ...entry,
          label: ['홈', '마켓', '보유', '관심', '더보기'][at] ?? entry.label,
        })),
      },
      tw: {
        label: '主選單',
        entries: meta.args.entries.map((entry, at) => ({
          ...entry,
          label: ['首頁', '市場', '庫存', '自選股', '更多'][at] ?? entry.label,
        })),
      },
    },
  },
}
export const LongText: Story = {
  args: {
    entries: meta.args.entries.map((entry) => ({ ...entry, label: `${entry.label}übersicht 정보센터` })),
  },
}
