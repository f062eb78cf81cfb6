import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import { Pagination, type PaginationProps } from './Pagination.tsx'

/** Holds the page that its story begins at. */
function Controlled({ page: first, onChange, ...props }: PaginationProps) {
  const [page, setPage] = useState(first)
  return (
    <Pagination
      {...props}
      page={page}
      onChange={(change) => {
        onChange(change)
        setPage(change.page)
      }}
    />
  )
}

const meta = {
  title: 'Primitives/Pagination',
  tags: ['widget', 'autodocs'],
  component: Pagination,
  args: { page: 1, total: 118, onChange: fn() },
  render: (args) => <Controlled {...args} />,
  parameters: { layout: 'padded' },
} satisfies Meta<typeof Pagination>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getAllByRole('button', { name: /^Page \d+$/ })).toHaveLength(5)
    await userEvent.click(canvas.getByRole('button', { name: 'Next page' }))
    await expect(args.onChange).toHaveBeenCalledWith({ page: 2 })
    await expect(args.onChange).toHaveBeenCalledOnce()
    await expect(canvas.getByRole('button', { current: 'page' })).toHaveTextContent('Page 2')
    await expect(canvas.getByRole('status')).toHaveTextContent('Page 2 of 12')
    await userEvent.click(canvas.getByRole('button', { name: 'Previous page' }))
    await expect(args.onChange).toHaveBeenLastCalledWith({ page: 1 })
  },
}
export const Playground: Story = { args: { page: 6, label: 'Fund records' } }
export const StopsAtItsEnds: Story = {
  args: { page: 12 },
  play: async ({ canvas, userEvent, args }) => {
    const next = canvas.getByRole('button', { name: 'Next page' })
    await expect(next).toHaveAttribute('aria-disabled', 'true')
    await userEvent.click(next)
    await expect(args.onChange).not.toHaveBeenCalled()
    await expect(next).toHaveFocus()
  },
}
export const TheCurrentPageIsNotAskedForAgain: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Page 1' }))
    await expect(args.onChange).not.toHaveBeenCalled()
  },
}
export const ByKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('button', { name: 'Page 4' }).focus()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByRole('button', { current: 'page' })).toHaveTextContent('Page 4')
    await expect(canvas.getAllByRole('button', { name: /^Page / }).map((one) => one.textContent)).toEqual(
      [2, 3, 4, 5, 6].map((page) => `Page ${String(page)}`),
    )
  },
}
export const FewPages: Story = { args: { total: 21 } }
export const OnePage: Story = { args: { total: 0 } }
export const OutsideItsPages: Story = {
  args: { page: 99 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { current: 'page' })).toHaveTextContent('Page 12')
  },
}
export const Thousands: Story = { args: { page: 1234, total: 27_000 } }
export const Korean: Story = { globals: { language: 'kor', theme: 'dark' } }
export const Chinese: Story = { globals: { language: 'tw' } }
