import {
  type Range,
  defaultRangeExtractor,
  elementScroll,
  observeElementOffset,
  observeElementRect,
  observeWindowOffset,
  observeWindowRect,
  windowScroll,
} from '@tanstack/react-virtual'
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import * as styles from './VirtualList.css.ts'
import { VirtualRows } from './VirtualRows.tsx'
import { useVirtualRows } from './useVirtualRows.ts'

export const virtualScrolls = ['window', 'container'] as const

export interface VirtualListProps<Item> {
  /** What the list holds. */
  label: string
  /** All of them, in their order; what arrives page by page is for `InfiniteList`. */
  items: readonly Item[]
  /** Tells an item from the others, wherever it moves: its code. */
  itemKey: (item: Item) => string
  /** One row; `index` counts from 0. */
  renderItem: (row: { item: Item; index: number }) => ReactNode
  /** About how high a row is, in px; each is measured once it shows. @defaultValue 64 */
  estimatedRow?: number
  /** What scrolls: the page, or the list itself in the height its parent gives it. @defaultValue 'window' */
  scroll?: (typeof virtualScrolls)[number]
}

const OVERSCAN = 6

/**
 * A list of thousands that is there at once, of which only what is in sight is mounted: the market's listings (section 2).
 * Arrow keys, Page keys, Home and End move between rows that hold a
 * control; the row with the focus stays mounted however far one scrolls.
 */
export function VirtualList<Item>({ scroll = 'window', ...props }: VirtualListProps<Item>) {
  return scroll === 'window' ? <PageList {...props} /> : <OwnList {...props} />
}

type ListProps<Item> = Omit<VirtualListProps<Item>, 'scroll'>

const withFocused = (range: Range, focused: number | undefined): number[] => {
  const shown = defaultRangeExtractor(range)
  if (focused === undefined || focused >= range.count || shown.includes(focused)) return shown
  return [...shown, focused].sort((a, b) => a - b)
}

function useCommonOptions<Item>({ items, itemKey, estimatedRow = 64 }: ListProps<Item>) {
  const [focused, setFocused] = useState<number>()
  return {
    focus: {
      focused,
      onFocusedChange: ({ index }: { index: number | undefined }) => {
        setFocused(index)
      },
    },
    options: {
      count: items.length,
      estimateSize: () => estimatedRow,
      getItemKey: (index: number) => {
        const item = items[index]
        return item === undefined ? index : itemKey(item)
      },
      overscan: OVERSCAN,
      rangeExtractor: (range: Range) => withFocused(range, focused),
    },
  }
}

function PageList<Item>(props: ListProps<Item>) {
  const place = useRef<HTMLDivElement>(null)
  const [offset, setOffset] = useState(0)
  useLayoutEffect(() => {
    const top = place.current?.getBoundingClientRect().top
    if (top !== undefined) setOffset(top + window.scrollY)
  }, [])
  const { options, focus } = useCommonOptions(props)
  const virtual = useVirtualRows<Window>({
    ...options,
    scrollMargin: offset,
    getScrollElement: () => window,
    observeElementRect: observeWindowRect,
    observeElementOffset: observeWindowOffset,
    scrollToFn: windowScroll,
    initialOffset: () => window.scrollY,
  })
  return (
    <div ref={place}>
      <VirtualRows {...props} {...focus} virtual={virtual} offset={offset} />
    </div>
  )
}

function OwnList<Item>(props: ListProps<Item>) {
  const scroller = useRef<HTMLDivElement>(null)
  const { options, focus } = useCommonOptions(props)
  const virtual = useVirtualRows<HTMLDivElement>({
    ...options,
    getScrollElement: () => scroller.current,
    observeElementRect,
    observeElementOffset,
    scrollToFn: elementScroll,
  })
  return (
    <div ref={scroller} role="group" aria-label={props.label} tabIndex={0} className={styles.scroller}>
      <VirtualRows {...props} {...focus} virtual={virtual} offset={0} />
    </div>
  )
}
