import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import type { UiTranslate } from '../../locales/en.ts'
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

/** A page's name, without the tags around what is seen of it. */
const pageName = (t: UiTranslate, values: { readonly page: number }): string =>
  t('entry.pagination.page', values).replaceAll(/<\/?seen>/g, '')

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

type Play = Parameters<NonNullable<Story['play']>>[0]

/** Every page that has a button, by what it shows; the ways to the next and the previous show an icon. */
const pageButtons = (canvas: Play['canvas']) =>
  new Map(
    canvas
      .getAllByRole('button')
      .filter(({ textContent }) => textContent !== '')
      .map((button) => [button.textContent, button] as const),
  )
const pageButton = (canvas: Play['canvas'], label: string) => {
  const button = pageButtons(canvas).get(label)
  if (button === undefined) throw new Error(`there is no button ${label}`)
  return button
}

export const Default: Story = {}
export const Playground: Story = { args: { page: 6, label: 'Fund records' } }

export const GoesToAPage: Story = {
  play: async ({ canvas, userEvent, args, t }) => {
    await expect(pageButtons(canvas).size).toBe(5)
    await userEvent.click(canvas.getByRole('button', { name: t('entry.pagination.next') }))
    await expect(args.onChange).toHaveBeenCalledWith({ page: 2 })
    await expect(args.onChange).toHaveBeenCalledOnce()
    await expect(canvas.getByRole('button', { current: 'page' })).toHaveTextContent(pageName(t, { page: 2 }))
    await expect(canvas.getByRole('status')).toHaveTextContent(
      t('entry.pagination.position', { page: 2, pages: 12 }),
    )
    await userEvent.click(canvas.getByRole('button', { name: t('entry.pagination.previous') }))
    await expect(args.onChange).toHaveBeenLastCalledWith({ page: 1 })
  },
}
export const StopsAtItsEnds: Story = {
  args: { page: 12 },
  play: async ({ canvas, userEvent, args, t }) => {
    const next = canvas.getByRole('button', { name: t('entry.pagination.next') })
    await expect(next).toHaveAttribute('aria-disabled', 'true')
    await userEvent.click(next)
    await expect(args.onChange).not.toHaveBeenCalled()
    await expect(next).toHaveFocus()
  },
}
export const TheCurrentPageIsNotAskedForAgain: Story = {
  play: async ({ canvas, userEvent, args, t }) => {
    await userEvent.click(pageButton(canvas, pageName(t, { page: 1 })))
    await expect(args.onChange).not.toHaveBeenCalled()
  },
}
export const ByKeyboard: Story = {
  play: async ({ canvas, userEvent, t }) => {
    pageButton(canvas, pageName(t, { page: 4 })).focus()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByRole('button', { current: 'page' })).toHaveTextContent(pageName(t, { page: 4 }))
    await expect([...pageButtons(canvas).keys()]).toEqual(
      [2, 3, 4, 5, 6].map((page) => pageName(t, { page })),
    )
  },
}
/** The steps before and after stay, whatever there is between them. */
const STEPS = 2
export const FewPages: Story = {
  args: { total: 21 },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('button')).toHaveLength(STEPS + 3)
  },
}
export const OnePage: Story = {
  args: { total: 0 },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('button')).toHaveLength(STEPS + 1)
  },
}
export const OutsideItsPages: Story = {
  args: { page: 99 },
  play: async ({ canvas, t }) => {
    await expect(canvas.getByRole('button', { current: 'page' })).toHaveTextContent(pageName(t, { page: 12 }))
  },
}
export const Thousands: Story = { args: { page: 1234, total: 27_000 } }
