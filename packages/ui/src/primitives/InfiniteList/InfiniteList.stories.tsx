import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, waitFor } from 'storybook/test'
import { PAGE_SIZE } from '../../constants.ts'
import { ListRow, RowList } from '../ListRow/ListRow.tsx'
import { InfiniteList, type InfiniteStatus, infiniteStatuses } from './InfiniteList.tsx'

const rows = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    key: String(index),
    row: <ListRow title={`Record ${String(index + 1)}`} />,
  }))

const meta = {
  title: 'Primitives/InfiniteList',
  component: InfiniteList,
  args: {
    status: 'finished',
    loaded: PAGE_SIZE,
    onLoadMore: fn(),
    children: <RowList label="Records" rows={rows(PAGE_SIZE)} />,
  },
  argTypes: { status: { control: 'select', options: infiniteStatuses }, children: { control: false } },
} satisfies Meta<typeof InfiniteList>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Playground: Story = { args: { finishedText: 'No earlier records' } }
export const Loading: Story = {
  args: { status: 'loading' },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading')
    await expect(args.onLoadMore).not.toHaveBeenCalled()
  },
}
export const Failed: Story = {
  args: { status: 'error' },
  play: async ({ userEvent, args }) => {
    await expect(args.onLoadMore).not.toHaveBeenCalled()
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(args.onLoadMore).toHaveBeenCalledOnce()
  },
}

function Pages() {
  const [pages, setPages] = useState(1)
  const [status, setStatus] = useState<InfiniteStatus>('idle')
  const load = () => {
    setStatus('loading')
    queueMicrotask(() => {
      setPages((before) => before + 1)
      setStatus(pages >= 4 ? 'finished' : 'idle')
    })
  }
  return (
    <InfiniteList status={status} loaded={pages * PAGE_SIZE} onLoadMore={load}>
      <RowList label="Records" rows={rows(pages * PAGE_SIZE)} />
    </InfiniteList>
  )
}
export const LoadsAsOneScrolls: Story = {
  render: () => <Pages />,
  play: async ({ canvas }) => {
    await waitFor(async () => {
      window.scrollTo(0, document.documentElement.scrollHeight)
      await expect(canvas.getByRole('status')).toHaveTextContent('That is all')
    })
    await expect(canvas.getAllByRole('listitem')).toHaveLength(5 * PAGE_SIZE)
  },
}
