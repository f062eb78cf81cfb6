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
      <RowList
        label="News"
        rows={['One', 'Two', 'Three', 'Four'].map((title) => ({
          key: title,
          row: <ListRow title={title} />,
        }))}
      />
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

/** A result stays for as long as a test, or a reader, looks at it. */
const AN_HOUR = 3_600_000

const statusOf = (element: HTMLElement) => element.querySelector('[data-status]')

export const Default: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(statusOf(canvasElement)).toHaveAttribute('data-status', 'normal')
    await expect(canvas.getByText('0 times')).toBeVisible()
  },
}
export const Playground: Story = { args: { disabled: true } }
export const Loading: Story = {
  args: { onRefresh: () => new Promise<void>(() => undefined) },
  play: async ({ canvas, canvasElement, userEvent, t }) => {
    const refresh = canvas.getByRole('button', { name: t('pull.button') })
    await userEvent.click(refresh)
    await waitFor(() => expect(statusOf(canvasElement)).toHaveAttribute('data-status', 'loading'))
    await userEvent.click(refresh)
    await expect(canvas.getByText('1 times')).toBeVisible()
  },
}
export const Failure: Story = {
  args: { onRefresh: () => Promise.reject(new Error('offline')), resultDuration: AN_HOUR },
  play: async ({ canvas, canvasElement, userEvent, t }) => {
    await userEvent.click(canvas.getByRole('button', { name: t('pull.button') }))
    await waitFor(() => expect(statusOf(canvasElement)).toHaveAttribute('data-status', 'failure'))
    await expect(canvas.getByText('Refreshed')).toBeVisible()
  },
}
export const ByKeyboard: Story = {
  args: { resultDuration: AN_HOUR },
  play: async ({ canvas, userEvent, t }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: t('pull.button') })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(await canvas.findByText('1 times')).toBeVisible()
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(t('pull.success')))
  },
}
export const SaysThatItSucceeded: Story = {
  play: async ({ canvas, canvasElement, userEvent, t }) => {
    await userEvent.click(canvas.getByRole('button', { name: t('pull.button') }))
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(t('pull.success')))
    await waitFor(() => expect(statusOf(canvasElement)).toHaveAttribute('data-status', 'normal'))
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement()
  },
}
export const Disabled: Story = {
  args: { disabled: true },
  play: async ({ canvas, t }) => {
    await expect(canvas.queryByRole('button', { name: t('pull.button') })).toBeNull()
  },
}
