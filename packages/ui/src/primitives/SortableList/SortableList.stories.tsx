import type { Meta, StoryObj } from '@storybook/react-vite'
import { type ComponentProps, useState } from 'react'
import { expect, fn, screen, within } from 'storybook/test'
import { ListRow } from '../ListRow/ListRow.tsx'
import { SortableList } from './SortableList.tsx'

type Fruit = string

function Sorted({ items, onMove, ...props }: ComponentProps<typeof SortableList<Fruit>>) {
  const [order, setOrder] = useState(items)
  return (
    <SortableList
      {...props}
      items={order}
      onMove={(move) => {
        setOrder(order.toSpliced(move.from, 1).toSpliced(move.to, 0, move.item))
        onMove(move)
      }}
    />
  )
}

const meta = {
  title: 'Primitives/SortableList',
  tags: ['widget', 'autodocs'],
  component: SortableList<Fruit>,
  render: (args) => <Sorted {...args} />,
  args: {
    label: 'Order',
    items: ['Apple', 'Banana', 'Cherry', 'Date'],
    itemKey: (item) => item,
    itemName: (item) => item,
    renderItem: ({ item, handle }) => <ListRow title={item} trailing={handle} />,
    onMove: fn(),
  },
} satisfies Meta<typeof SortableList<Fruit>>
export default meta
type Story = StoryObj<typeof meta>

const orderOf = (list: HTMLElement) =>
  within(list)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent)

export const Default: Story = {}
export const Playground: Story = {}

/** The focus stays on the handle, and what happened is said. */
export const MovesByKeys: Story = {
  play: async ({ canvas, userEvent, args, t }) => {
    const list = canvas.getByRole('list', { name: args.label })
    const handle = () => canvas.getByRole('button', { name: t('entry.sortable.handle', { name: 'Banana' }) })
    handle().focus()
    for (const [key, order, position] of [
      ['{ArrowDown}', ['Apple', 'Cherry', 'Banana', 'Date'], 3],
      ['{ArrowDown}', ['Apple', 'Cherry', 'Date', 'Banana'], 4],
      ['{ArrowDown}', ['Apple', 'Cherry', 'Date', 'Banana'], 4],
      ['{Home}', ['Banana', 'Apple', 'Cherry', 'Date'], 1],
      ['{End}', ['Apple', 'Cherry', 'Date', 'Banana'], 4],
      ['{ArrowUp}', ['Apple', 'Cherry', 'Banana', 'Date'], 3],
    ] as const) {
      await userEvent.keyboard(key)
      await expect(orderOf(list)).toEqual(order)
      await expect(handle()).toHaveFocus()
      await expect(
        screen.getByText(t('entry.sortable.moved', { name: 'Banana', position, total: 4 })),
      ).toBeInTheDocument()
    }
    await expect(args.onMove).toHaveBeenCalledTimes(5)
  },
}

/** A finger drags it: `.storybook/sortTouch.test.tsx`. */
export const TwoHundred: Story = {
  args: { items: Array.from({ length: 200 }, (_, index) => `Item ${String(index + 1)}`) },
}
