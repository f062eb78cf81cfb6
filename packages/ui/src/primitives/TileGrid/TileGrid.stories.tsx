import type { Meta, StoryObj } from '@storybook/react-vite'
import {
  ArrowDownToLine,
  ArrowLeftRight,
  ArrowUpFromLine,
  CalendarDays,
  Gift,
  HandCoins,
  Landmark,
  ReceiptText,
} from 'lucide-react'
import { expect } from 'storybook/test'
import { Box } from '../Box/Box.tsx'
import { Card } from '../Card/Card.tsx'
import type { LinkProps } from '../link.ts'
import { TileGrid } from './TileGrid.tsx'

function Link({ children, ...props }: LinkProps) {
  return <a {...props}>{children}</a>
}

const icons = [
  ArrowDownToLine,
  ArrowUpFromLine,
  ArrowLeftRight,
  ReceiptText,
  Landmark,
  HandCoins,
  CalendarDays,
  Gift,
]
const tiles = (labels: readonly string[]) =>
  icons.map((icon, index) => ({
    key: String(index),
    href: `#${String(index)}`,
    label: labels[index] ?? '',
    icon,
  }))
const words = {
  en: ['Deposit', 'Withdraw', 'Exchange', 'Records', 'New shares', 'Lending', 'Calendar', 'Rewards'],
  kor: ['입금', '출금', '환전', '거래 내역', '공모주', '주식 대여', '캘린더', '혜택'],
  tw: ['入金', '出金', '換匯', '交易紀錄', '新股申購', '股票出借', '行事曆', '獎勵'],
}

const inLanguages = {
  argsIn: { kor: { label: '할 일', tiles: tiles(words.kor) }, tw: { label: '功能', tiles: tiles(words.tw) } },
}

const meta = {
  title: 'Primitives/TileGrid',
  tags: ['widget', 'autodocs'],
  component: TileGrid,
  args: { label: 'Actions', tiles: tiles(words.en), Link },
  argTypes: { tiles: { control: false }, Link: { control: false } },
  render: (args) => (
    <Box padding="page">
      <Card padding="none">
        <Box padding="x2">
          <TileGrid {...args} />
        </Box>
      </Card>
    </Box>
  ),
} satisfies Meta<typeof TileGrid>
export default meta
type Story = StoryObj<typeof meta>

/** How many tiles have the top of the first. */
const inFirstRow = (links: readonly HTMLElement[]) =>
  links.filter((link) => link.offsetTop === links[0]?.offsetTop).length

export const Default: Story = {
  parameters: inLanguages,
  globals: { textSize: 'normal', viewport: { value: 'phone' } },
  play: async ({ canvas, args }) => {
    const links = canvas.getAllByRole('link')
    await expect(links.map((link) => link.textContent)).toEqual(args.tiles.map(({ label }) => label))
    await expect(inFirstRow(links)).toBe(4)
  },
}
export const Playground: Story = { parameters: inLanguages }
export const SmallPhone: Story = {
  parameters: inLanguages,
  globals: { textSize: 'normal', viewport: { value: 'small' } },
  play: async ({ canvas }) => {
    await expect(inFirstRow(canvas.getAllByRole('link'))).toBe(3)
  },
}
export const WithBadges: Story = {
  args: {
    tiles: tiles(words.en).map((tile, index) => ({
      ...tile,
      badge:
        index === 3
          ? { count: 128, label: '128 new records' }
          : index === 7
            ? { count: 1, label: 'New', dot: true }
            : undefined,
    })),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: '128 new records' })).toHaveTextContent('99+')
    await expect(canvas.getByRole('link', { name: /^New Rewards$/ })).toBeVisible()
  },
}
