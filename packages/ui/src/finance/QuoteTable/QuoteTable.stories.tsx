import { type Quote, decimal, defaultMarkets } from '@onelot/domain'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, waitFor } from 'storybook/test'
import type { LinkProps } from '../../primitives/link.ts'
import { hanbitQuote } from '../sampleMarket.ts'
import { QuoteTable, type QuoteTableProps, type QuoteTableRow } from './QuoteTable.tsx'
import { quoteColumns } from './QuoteCells.tsx'

const Link = ({ children, ...props }: LinkProps) => <a {...props}>{children}</a>

const sample: Quote = { ...hanbitQuote }
const rowsOf = (count: number): readonly QuoteTableRow[] =>
  Array.from({ length: count }, (_, at) => ({
    id: String(at),
    name: `Hanbit Foods ${String(at + 1)}`,
    code: String(104_520 + at),
    href: `#${String(at)}`,
    scale: defaultMarkets.KRX,
    quote: { ...sample, price: decimal(String(71_200 - (at % 40) * 100)) },
    marketCap: at === 1 ? undefined : decimal('4120000000000'),
  }))

const labels = {
  en: ['Price', 'Change', '%', 'Volume', 'Turnover', 'Market cap', 'High', 'Low'],
  kor: ['현재가', '전일 대비', '등락률', '거래량', '거래대금', '시가총액', '고가', '저가'],
  tw: ['成交價', '漲跌', '漲跌幅', '成交量', '成交金額', '市值', '最高', '最低'],
}
const fresh: QuoteTableProps['useQuoteOf'] = ({ quote }) => ({ quote, stale: false })
const columnsIn = (language: keyof typeof labels) =>
  quoteColumns.map((id, at) => ({ id, label: labels[language][at] ?? '' }))

const meta = {
  title: 'Finance/QuoteTable',
  tags: ['widget', 'autodocs'],
  component: QuoteTable,
  args: {
    label: 'Korea',
    nameLabel: 'Name',
    columns: columnsIn('en'),
    rows: rowsOf(12),
    total: 12,
    sort: { column: 'turnover', direction: 'descending' },
    onSort: fn(),
    onMore: fn(),
    useQuoteOf: fresh,
    Link,
  },
  argTypes: { rows: { control: false }, columns: { control: false } },
  parameters: {
    layout: 'fullscreen',
    argsIn: {
      kor: { label: '한국', nameLabel: '종목', columns: columnsIn('kor') },
      tw: { label: '韓國', nameLabel: '名稱', columns: columnsIn('tw') },
    },
  },
  decorators: [
    (Story) => (
      <div style={{ height: '100dvh' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof QuoteTable>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Playground: Story = {}

export const SortsByAColumn: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const table = canvas.getByRole('table', { name: args.label })
    await expect(table).toHaveAttribute('aria-rowcount', '13')
    const volume = args.columns.find(({ id }) => id === 'volume')?.label ?? ''
    await userEvent.click(canvas.getByRole('button', { name: volume }))
    await expect(args.onSort).toHaveBeenCalledWith({ column: 'volume', direction: 'descending' })
  },
}

function Sorted(props: QuoteTableProps) {
  const [sort, setSort] = useState(props.sort)
  return <QuoteTable {...props} sort={sort} onSort={setSort} />
}

/** Enter on a head sorts by it, and again in the other direction. */
export const SortsByKeyboard: Story = {
  render: (args) => <Sorted {...args} />,
  play: async ({ canvas, userEvent, args }) => {
    const price = args.columns[0]?.label ?? ''
    canvas.getByRole('button', { name: price }).focus()
    await userEvent.keyboard('{Enter}')
    const head = canvas.getByRole('columnheader', { name: price })
    await expect(head).toHaveAttribute('aria-sort', 'descending')
    await userEvent.keyboard('{Enter}')
    await expect(head).toHaveAttribute('aria-sort', 'ascending')
  },
}

/** Head and first column stay where they are, however far one scrolls; of thousands of rows those in sight are drawn. */
export const KeepsHeadAndNames: Story = {
  args: { rows: rowsOf(2_000), total: 2_700 },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('table')).toHaveAttribute('aria-rowcount', '2701')
    await expect(canvas.getAllByRole('row').length).toBeLessThan(60)
    const region = canvas.getByRole('region', { name: args.label })
    region.scrollTo({ left: 300, top: 4_000 })
    await new Promise((resolve) => setTimeout(resolve, 300))
    const box = region.getBoundingClientRect()
    const head = canvas.getByRole('columnheader', { name: args.nameLabel }).getBoundingClientRect()
    await expect(Math.round(head.top)).toBe(Math.round(box.top))
    await expect(Math.round(head.left)).toBe(Math.round(box.left))
    const [, name] = canvas.getAllByRole('rowheader')
    await expect(Math.round(name?.getBoundingClientRect().left ?? -1)).toBe(Math.round(box.left))
  },
}

export const AsksForMoreNearTheEnd: Story = {
  args: { rows: rowsOf(20), total: 2_700 },
  play: async ({ args }) => {
    await expect(args.onMore).toHaveBeenCalled()
  },
}

/** One page of many: its rows are counted among all, and it asks for no more. */
export const OnePage: Story = {
  args: { rows: rowsOf(10), before: 20, total: 2_700 },
  render: (args) => <QuoteTable {...args} onMore={undefined} />,
  play: async ({ canvas }) => {
    const table = canvas.getByRole('table')
    await expect(table).toHaveAttribute('aria-rowcount', '2701')
    await waitFor(() =>
      expect(table.querySelector('tbody tr[aria-rowindex]')).toHaveAttribute('aria-rowindex', '22'),
    )
  },
}
export const Stale: Story = {
  args: { useQuoteOf: ({ quote }: QuoteTableRow) => ({ quote, stale: true }), rows: rowsOf(8), total: 8 },
}
