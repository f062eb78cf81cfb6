import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { SearchLink } from './SearchLink.tsx'

const meta = {
  title: 'Primitives/SearchLink',
  tags: ['widget', 'autodocs'],
  component: SearchLink,
  args: {
    label: 'Search all markets',
    text: 'Search',
    href: '#search',
    Link: ({ href, className, children }) => (
      <a href={href} className={className}>
        {children}
      </a>
    ),
  },
  parameters: {
    layout: 'padded',
    argsIn: { kor: { label: '전체 시장 검색', text: '검색' }, tw: { label: '搜尋所有市場', text: '搜尋' } },
  },
} satisfies Meta<typeof SearchLink>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, args }) => {
    const link = canvas.getByRole('link', { name: args.label })
    await expect(link).toHaveAttribute('href', '#search')
    await expect(link.getBoundingClientRect().height).toBeGreaterThanOrEqual(44)
  },
}
export const Playground: Story = {}
export const LongText: Story = {
  args: { text: 'Search every listing of every market by its name or its code' },
  parameters: {
    argsIn: {
      kor: { text: '모든 시장의 모든 종목을 이름이나 코드로 검색하기' },
      tw: { text: '以名稱或代號搜尋所有市場的每一檔商品' },
    },
  },
}
