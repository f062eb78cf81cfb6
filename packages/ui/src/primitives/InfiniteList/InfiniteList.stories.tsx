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
  tags: ['widget', 'autodocs'],
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

/** Until the browser has called every observer: it calls them in the order of their making, and this one is the last. */
const observed = async () => {
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  await new Promise<void>((resolve) => {
    const last = new IntersectionObserver(() => {
      last.disconnect()
      resolve()
    })
    last.observe(document.body)
  })
}

export const Default: Story = {
  play: async ({ canvas, args, t }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(t('noMore'))
    canvas.getByRole('status').scrollIntoView()
    await observed()
    await expect(args.onLoadMore).not.toHaveBeenCalled()
  },
}
export const Playground: Story = { args: { finishedText: 'No earlier records' } }
export const Loading: Story = {
  args: { status: 'loading' },
  play: async ({ canvas, args, t }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(t('loading'))
    canvas.getByRole('status').scrollIntoView()
    await observed()
    await expect(args.onLoadMore).not.toHaveBeenCalled()
  },
}
export const Failed: Story = {
  args: { status: 'error' },
  play: async ({ canvas, userEvent, args }) => {
    canvas.getByRole('status').scrollIntoView()
    await observed()
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
  play: async ({ canvas, t }) => {
    await waitFor(async () => {
      window.scrollTo(0, document.documentElement.scrollHeight)
      await expect(canvas.getByRole('status')).toHaveTextContent(t('noMore'))
    })
    await expect(canvas.getAllByRole('listitem')).toHaveLength(5 * PAGE_SIZE)
  },
}
/** A parent that only cuts off what is too wide does not scroll: pages load by the scrolling of the page. */
export const InAParentThatCutsOff: Story = {
  render: () => (
    <div style={{ overflowX: 'hidden' }}>
      <Pages />
    </div>
  ),
  play: async ({ canvas, t }) => {
    const rowsLoaded = () => canvas.getAllByRole('listitem').length
    await observed()
    await expect(rowsLoaded()).toBeLessThan(5 * PAGE_SIZE)
    await waitFor(async () => {
      window.scrollTo(0, document.documentElement.scrollHeight)
      await expect(canvas.getByRole('status')).toHaveTextContent(t('noMore'))
    })
  },
}

export const AsksOnceForWhatItHas: Story = {
  args: { status: 'idle', loaded: 1, children: <RowList label="Records" rows={rows(1)} /> },
  play: async ({ args }) => {
    await waitFor(() => expect(args.onLoadMore).toHaveBeenCalledOnce())
    window.scrollTo(0, 1)
    await observed()
    await expect(args.onLoadMore).toHaveBeenCalledOnce()
  },
}
export const AsksNothingWhileItsEndIsFar: Story = {
  args: { status: 'idle', loaded: 60, children: <RowList label="Records" rows={rows(60)} /> },
  play: async ({ args }) => {
    await observed()
    await expect(args.onLoadMore).not.toHaveBeenCalled()
    const nearItsEnd = document.documentElement.scrollHeight - window.innerHeight - 200
    window.scrollTo(0, nearItsEnd)
    await waitFor(() => expect(args.onLoadMore).toHaveBeenCalledOnce())
    window.scrollTo(0, 0)
    await observed()
    window.scrollTo(0, nearItsEnd)
    await observed()
    await expect(args.onLoadMore).toHaveBeenCalledOnce()
  },
}
export const InsideAScroller: Story = {
  args: { status: 'idle', loaded: 30, children: <RowList label="Records" rows={rows(30)} /> },
  decorators: [
    (Story) => (
      <div
        role="group"
        aria-label="Records of the account"
        data-testid="scroller"
        tabIndex={0}
        style={{ height: '20rem', overflowY: 'scroll' }}
      >
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas, args }) => {
    await observed()
    await expect(args.onLoadMore).not.toHaveBeenCalled()
    const scroller = canvas.getByTestId('scroller')
    scroller.scrollTop = scroller.scrollHeight
    await waitFor(() => expect(args.onLoadMore).toHaveBeenCalledOnce())
  },
}
export const AsksNothingOutOfSight: Story = {
  args: { status: 'idle', loaded: 1, children: <RowList label="Records" rows={rows(1)} /> },
  decorators: [
    (Story) => (
      <div data-testid="tab" hidden>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas, args }) => {
    await observed()
    await expect(args.onLoadMore).not.toHaveBeenCalled()
    canvas.getByTestId('tab').hidden = false
    await waitFor(() => expect(args.onLoadMore).toHaveBeenCalledOnce())
  },
}
