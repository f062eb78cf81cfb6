import {
  type Range,
  type Virtualizer,
  defaultRangeExtractor,
  useVirtualizer,
  useWindowVirtualizer,
} from '@tanstack/react-virtual'
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import * as styles from './VirtualList.css.ts'
import { VirtualRows, type VirtualRowsState } from './VirtualRows.tsx'

export const virtualScrolls = ['window', 'container'] as const

export interface VirtualListProps<Item> {
  /** What the list holds. */
  label: string
  /** All of them, in their order; what arrives page by page is for `InfiniteList`. */
  items: readonly Item[]
  /** Identifies an item, wherever it moves: its code. */
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
 * A list of thousands that is complete at once, of which only the visible part is mounted: the market's listings.
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

const stateOf = <Scroller extends Element | Window>(
  virtualizer: Virtualizer<Scroller, HTMLLIElement>,
): VirtualRowsState => ({
  rows: virtualizer.getVirtualItems(),
  total: virtualizer.getTotalSize(),
  measure: virtualizer.measureElement,
})

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
      // Rows are drawn with whatever else React has to draw, rather than in the middle of it.
      useFlushSync: false,
    },
  }
}

function PageList<Item>(props: ListProps<Item>) {
  // React Compiler may not keep what is read from the virtualizer, which changes in place.
  'use no memo'
  const place = useRef<HTMLDivElement>(null)
  const [offset, setOffset] = useState(0)
  useLayoutEffect(() => {
    const top = place.current?.getBoundingClientRect().top
    if (top !== undefined) setOffset(top + window.scrollY)
  }, [])
  const { options, focus } = useCommonOptions(props)
  const virtualizer = useWindowVirtualizer<HTMLLIElement>({
    ...options,
    scrollMargin: offset,
    // Else the first rows are drawn for a page without height, and the others once more.
    initialRect: { width: window.innerWidth, height: window.innerHeight },
  })
  return (
    <div ref={place}>
      <VirtualRows {...props} {...focus} virtual={stateOf(virtualizer)} offset={offset} />
    </div>
  )
}

function OwnList<Item>(props: ListProps<Item>) {
  'use no memo'
  const scroller = useRef<HTMLDivElement>(null)
  const { options, focus } = useCommonOptions(props)
  // eslint-disable-next-line react-hooks/incompatible-library -- see the directive above
  const virtualizer = useVirtualizer<HTMLDivElement, HTMLLIElement>({
    ...options,
    getScrollElement: () => scroller.current,
  })
  return (
    <div ref={scroller} role="group" aria-label={props.label} tabIndex={0} className={styles.scroller}>
      <VirtualRows {...props} {...focus} virtual={stateOf(virtualizer)} offset={0} />
    </div>
  )
}
