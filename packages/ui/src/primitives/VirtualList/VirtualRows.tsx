import type { VirtualItem } from '@tanstack/react-virtual'
import { type KeyboardEvent, type ReactNode, useEffect, useMemo, useRef } from 'react'
import { rowAfter } from './rowMoves.ts'
import * as styles from './VirtualList.css.ts'

const focusable =
  'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), [tabindex="0"]'
const PAGE_ROWS = 8

export interface VirtualRowsState {
  /** The rows to mount, in order. */
  readonly rows: readonly VirtualItem[]
  /** The ref of the list, whose height is that of all rows together: measured where seen, estimated elsewhere. */
  readonly container: (list: HTMLUListElement | null) => void
  /** The ref of a row, which must carry `data-index`. */
  readonly measure: (row: HTMLLIElement | null) => void
}

interface VirtualRowsProps<Item> {
  label: string
  items: readonly Item[]
  renderItem: (row: { item: Item; index: number }) => ReactNode
  virtual: VirtualRowsState
  /** The row that must stay mounted because it has the focus, or is about to. */
  focused: number | undefined
  onFocusedChange: (change: { index: number | undefined }) => void
}

interface RowContentsProps<Item> extends Pick<VirtualRowsProps<Item>, 'renderItem'> {
  item: Item
  index: number
}

/** Not drawn again where a row is only moved or measured. */
function RowContents<Item>({ item, index, renderItem }: RowContentsProps<Item>): ReactNode {
  return useMemo(() => renderItem({ item, index }), [item, index, renderItem])
}

const indexOf = (target: EventTarget): number | undefined => {
  const index = target instanceof Element ? target.closest('[data-index]')?.getAttribute('data-index') : null
  return index === null || index === undefined ? undefined : Number(index)
}

/** The visible rows, as items of one list with its whole length. */
export function VirtualRows<Item>(props: VirtualRowsProps<Item>) {
  const { label, items, renderItem, virtual, focused, onFocusedChange } = props
  const { rows, measure } = virtual
  const list = useRef<HTMLUListElement>(null)
  const going = useRef<number>(undefined)

  useEffect(() => {
    if (going.current === undefined || going.current !== focused) return
    const row = list.current?.querySelector(`[data-index="${String(focused)}"]`)
    const control = row?.querySelector(focusable)
    if (!(control instanceof HTMLElement)) return
    control.focus()
    going.current = undefined
  }, [focused, rows])

  const moveByKey = (event: KeyboardEvent) => {
    const index = indexOf(event.target)
    if (index === undefined || event.target instanceof HTMLInputElement) return
    const next = rowAfter(event.key, { index, count: items.length, page: PAGE_ROWS })
    if (next === undefined) return
    event.preventDefault()
    going.current = next
    onFocusedChange({ index: next })
  }
  const shown = useMemo(
    () =>
      rows.map(({ index, key }) => {
        const item = items[index]
        return item === undefined ? null : (
          <li
            key={key}
            ref={measure}
            data-index={index}
            aria-setsize={items.length}
            aria-posinset={index + 1}
            className={styles.row}
          >
            <RowContents {...{ item, index, renderItem }} />
          </li>
        )
      }),
    [rows, items, renderItem, measure],
  )
  return (
    <ul
      ref={(element) => {
        list.current = element
        virtual.container(element)
      }}
      role="list"
      aria-label={label}
      className={styles.list}
      onKeyDown={moveByKey}
      onFocus={(event) => {
        if (going.current === undefined) onFocusedChange({ index: indexOf(event.target) })
      }}
      onBlur={(event) => {
        if (going.current === undefined && !event.currentTarget.contains(event.relatedTarget)) {
          onFocusedChange({ index: undefined })
        }
      }}
    >
      {shown}
    </ul>
  )
}
