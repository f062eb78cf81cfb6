import { assignInlineVars } from '@vanilla-extract/dynamic'
import { GripVertical } from 'lucide-react'
import { type KeyboardEvent, type ReactNode, useId, useLayoutEffect, useRef, useState } from 'react'
import { useUiMessages } from '../../theme/ThemeContext.ts'
import { Icon } from '../Icon/Icon.tsx'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import { indexAfterKey, shiftOf } from './reordering.ts'
import * as styles from './SortableList.css.ts'
import { useReorderDrag } from './useReorderDrag.ts'

export interface SortableListProps<Item> {
  /** What the list holds. */
  label: string
  /** All of them, in their order; some hundreds at most, as each is mounted. */
  items: readonly Item[]
  /** Identifies an item, wherever it moves. */
  itemKey: (item: Item) => string
  /** What an item is called, for its handle and for what is said of it. */
  itemName: (item: Item) => string
  /** One row; `handle` is what it is moved by. */
  renderItem: (row: { item: Item; handle: ReactNode }) => ReactNode
  /** An item was put elsewhere, `to` counted without it. Its owner holds the order. */
  onMove: (move: { item: Item; from: number; to: number }) => void
}

/** A list that the reader puts into an order, by dragging a handle or by its keys. */
export function SortableList<Item>(props: SortableListProps<Item>) {
  const { label, items, itemKey, itemName, renderItem, onMove } = props
  const t = useUiMessages()
  const help = useId()
  const list = useRef<HTMLUListElement>(null)
  const [said, setSaid] = useState('')
  const [focused, setFocused] = useState<string>()

  const move = ({ from, to }: { from: number; to: number }) => {
    const item = items[from]
    if (item === undefined) return
    setSaid(t('entry.sortable.moved', { name: itemName(item), position: to + 1, total: items.length }))
    onMove({ item, from, to })
  }
  const dragged = useReorderDrag(list, move)

  /** A handle that is moved in the page loses its focus. */
  useLayoutEffect(() => {
    if (focused === undefined) return
    const row = [...(list.current?.children ?? [])][items.findIndex((item) => itemKey(item) === focused)]
    const handle = row?.querySelector('[data-sort-handle]')
    if (handle instanceof HTMLElement && handle !== document.activeElement) {
      handle.focus()
      handle.scrollIntoView({ block: 'nearest' })
    }
  }, [items, focused, itemKey])

  const onKeyDown = (event: KeyboardEvent, from: number, key: string) => {
    const to = indexAfterKey(event.key, from, items.length)
    if (to === undefined) return
    event.preventDefault()
    setFocused(key)
    move({ from, to })
  }
  return (
    <>
      <VisuallyHidden role="status">{said}</VisuallyHidden>
      <VisuallyHidden id={help}>{t('entry.sortable.help')}</VisuallyHidden>
      <ul
        role="list"
        aria-label={label}
        ref={list}
        className={styles.list}
        data-dragging={dragged !== undefined}
      >
        {items.map((item, index) => {
          const key = itemKey(item)
          const isDragged = dragged?.from === index
          const shift = dragged === undefined ? 0 : isDragged ? dragged.movement : shiftOf(index, dragged)
          const handle = (
            <button
              type="button"
              data-sort-handle
              aria-label={t('entry.sortable.handle', { name: itemName(item) })}
              aria-describedby={help}
              className={styles.handle}
              onKeyDown={(event) => onKeyDown(event, index, key)}
              onBlur={() => setFocused(undefined)}
            >
              <Icon icon={GripVertical} />
            </button>
          )
          return (
            <li
              key={key}
              data-state={isDragged ? 'dragged' : 'lying'}
              className={styles.row}
              style={assignInlineVars({ [styles.shiftVar]: `${String(shift)}px` })}
            >
              {renderItem({ item, handle })}
            </li>
          )
        })}
      </ul>
    </>
  )
}
