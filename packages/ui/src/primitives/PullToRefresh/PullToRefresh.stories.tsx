import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, waitFor } from 'storybook/test'
import { ListRow, RowList } from '../ListRow/ListRow.tsx'
import { PullToRefresh, type PullToRefreshProps } from './PullToRefresh.tsx'

/** News over a row that counts how often they were fetched. */
function Counted({ onRefresh, ...props }: PullToRefreshProps) {
  const [times, setTimes] = useState(0)
  const refresh = () => {
    setTimes((before) => before + 1)
    return onRefresh()
  }
  return (
    <PullToRefresh {...props} onRefresh={refresh}>
      <div
        data-testid="inner"
        style={{ height: '8rem', overflowY: 'auto' }}
        tabIndex={0}
        role="group"
        aria-label="News"
      >
        <RowList
          label="News list"
          rows={['One', 'Two', 'Three', 'Four'].map((title) => ({
            key: title,
            row: <ListRow title={title} />,
          }))}
        />
      </div>
      <ListRow title="Refreshed" trailing={`${String(times)} times`} />
    </PullToRefresh>
  )
}

const meta = {
  title: 'Primitives/PullToRefresh',
  tags: ['widget', 'autodocs'],
  component: PullToRefresh,
  args: { onRefresh: () => Promise.resolve(), children: null },
  argTypes: { children: { control: false } },
  render: (args) => <Counted {...args} />,
} satisfies Meta<typeof PullToRefresh>
export default meta
type Story = StoryObj<typeof meta>

function touch(target: HTMLElement, type: string, at?: { x: number; y: number }): boolean {
  const touches = at ? [new Touch({ identifier: 1, target, clientX: at.x, clientY: at.y })] : []
  return target.dispatchEvent(new TouchEvent(type, { touches, bubbles: true, cancelable: true }))
}

/** Puts a finger down and moves it; answers whether the page may still scroll. */
function drag(target: HTMLElement, down: number, across = 0): boolean {
  touch(target, 'touchstart', { x: 100, y: 100 })
  touch(target, 'touchmove', { x: 100 + across / 4, y: 100 + down / 4 })
  return touch(target, 'touchmove', { x: 100 + across, y: 100 + down })
}

const statusOf = (element: HTMLElement) => element.querySelector('[data-status]')

export const Default: Story = {
  play: async ({ canvas, canvasElement }) => {
    const row = canvas.getByText('Refreshed')
    await expect(drag(row, 30)).toBe(false)
    await waitFor(() => expect(statusOf(canvasElement)).toHaveAttribute('data-status', 'pulling'))
    touch(row, 'touchend')
    await waitFor(() => expect(statusOf(canvasElement)).toHaveAttribute('data-status', 'normal'))
    await expect(canvas.getByText('0 times')).toBeVisible()

    drag(row, 90)
    await waitFor(() => expect(statusOf(canvasElement)).toHaveAttribute('data-status', 'loosing'))
    touch(row, 'touchend')
    await expect(await canvas.findByText('1 times')).toBeVisible()
    await waitFor(() => expect(statusOf(canvasElement)).toHaveAttribute('data-status', 'normal'))
  },
}
export const Playground: Story = { args: { disabled: true } }
export const Loading: Story = {
  args: { onRefresh: () => new Promise<void>(() => undefined) },
  play: async ({ canvas, canvasElement }) => {
    const row = canvas.getByText('Refreshed')
    drag(row, 90)
    touch(row, 'touchend')
    await waitFor(() => expect(statusOf(canvasElement)).toHaveAttribute('data-status', 'loading'))
    drag(row, 90)
    touch(row, 'touchend')
    await expect(canvas.getByText('1 times')).toBeVisible()
  },
}
export const Failure: Story = {
  args: { onRefresh: () => Promise.reject(new Error('offline')) },
  play: async ({ canvas, canvasElement }) => {
    const row = canvas.getByText('Refreshed')
    drag(row, 90)
    touch(row, 'touchend')
    await waitFor(() => expect(statusOf(canvasElement)).toHaveAttribute('data-status', 'failure'))
    await expect(canvas.getByText('Refreshed')).toBeVisible()
  },
}
export const ByKeyboard: Story = {
  play: async ({ canvas, userEvent, t }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: t('pull.button') })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(await canvas.findByText('1 times')).toBeVisible()
  },
}
export const LeavesANestedScrollAlone: Story = {
  play: async ({ canvas, canvasElement }) => {
    const inner = canvas.getByTestId('inner')
    inner.scrollTop = 40
    await expect(drag(inner, 90)).toBe(true)
    await expect(statusOf(canvasElement)).toHaveAttribute('data-status', 'normal')
    touch(inner, 'touchend')
  },
}
export const LeavesAScrolledPageAlone: Story = {
  decorators: [
    (Story) => (
      <div style={{ minHeight: '300vh' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas, canvasElement }) => {
    const row = canvas.getByText('Refreshed')
    window.scrollTo(0, 1)
    await waitFor(() => expect(window.scrollY).toBeGreaterThan(0))
    await expect(drag(row, 90)).toBe(true)
    touch(row, 'touchend')
    await expect(statusOf(canvasElement)).toHaveAttribute('data-status', 'normal')
    window.scrollTo(0, 0)
    await waitFor(() => expect(window.scrollY).toBe(0))
    await expect(drag(row, 90)).toBe(false)
    touch(row, 'touchend')
    await expect(await canvas.findByText('1 times')).toBeVisible()
  },
}
export const SaysThatItSucceeded: Story = {
  play: async ({ canvas, canvasElement, t }) => {
    const row = canvas.getByText('Refreshed')
    drag(row, 90)
    touch(row, 'touchend')
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(t('pull.success')))
    await waitFor(() => expect(statusOf(canvasElement)).toHaveAttribute('data-status', 'normal'))
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement()
  },
}
export const ACancelledTouchRefreshesNothing: Story = {
  play: async ({ canvas, canvasElement }) => {
    const row = canvas.getByText('Refreshed')
    drag(row, 90)
    touch(row, 'touchcancel')
    await waitFor(() => expect(statusOf(canvasElement)).toHaveAttribute('data-status', 'normal'))
    await expect(canvas.getByText('0 times')).toBeVisible()
  },
}
export const LeavesAnUpwardDragAlone: Story = {
  play: async ({ canvas, canvasElement }) => {
    const row = canvas.getByText('Refreshed')
    await expect(drag(row, -60)).toBe(true)
    touch(row, 'touchend')
    await expect(statusOf(canvasElement)).toHaveAttribute('data-status', 'normal')
  },
}
export const SaysWhatLettingGoDoes: Story = {
  play: async ({ canvas, canvasElement, t }) => {
    drag(canvas.getByText('Refreshed'), 90)
    await waitFor(() => expect(statusOf(canvasElement)).toHaveTextContent(t('pull.loosing')))
  },
}
export const LeavesASidewaysDragAlone: Story = {
  play: async ({ canvas, canvasElement }) => {
    const row = canvas.getByText('Refreshed')
    await expect(drag(row, 30, 90)).toBe(true)
    touch(row, 'touchend')
    await expect(statusOf(canvasElement)).toHaveAttribute('data-status', 'normal')
  },
}
export const Disabled: Story = {
  args: { disabled: true },
  play: async ({ canvas }) => {
    const row = canvas.getByText('Refreshed')
    await expect(drag(row, 90)).toBe(true)
    touch(row, 'touchend')
  },
}
