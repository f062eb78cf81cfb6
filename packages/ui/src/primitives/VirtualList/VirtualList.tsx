import {
  type Range,
  type ReactVirtualizer,
  type Virtualizer,
  measureElement,
  useVirtualizer,
  useWindowVirtualizer,
} from '@tanstack/react-virtual'
import {
  type ReactNode,
  startTransition,
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { type Rows, mountedRows } from './mountedRows.ts'
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
  /** About how high a row is, in px where 1 rem is 16; each is measured once it shows. @defaultValue 64 */
  estimatedRow?: number
  /** What scrolls: the page, or the list itself in the height its parent gives it. @defaultValue 'window' */
  scroll?: (typeof virtualScrolls)[number]
}

const DESIGNED_REM = 16
/** Rows beyond those in sight, drawn once these have been painted. */
const BEYOND = { beyond: 6, least: 4 } as const
const NONE_BEYOND = { beyond: 0, least: 0 } as const

/**
 * A list of thousands that is complete at once, of which only the visible part is mounted: the market's listings.
 * Arrow keys, Page keys, Home and End move between rows that hold a
 * control; the row with the focus stays mounted however far one scrolls.
 */
export function VirtualList<Item>({ scroll = 'window', ...props }: VirtualListProps<Item>) {
  return scroll === 'window' ? <PageList {...props} /> : <OwnList {...props} />
}

type ListProps<Item> = Omit<VirtualListProps<Item>, 'scroll'>

const withFocused = ({ from, to }: Rows, count: number, focused: number | undefined): number[] => {
  const mounted = Array.from({ length: to - from + 1 }, (_, index) => from + index)
  if (focused === undefined || focused >= count || mounted.includes(focused)) return mounted
  return [...mounted, focused].sort((a, b) => a - b)
}

/** Answers the same array while the same rows are mounted, so that nothing is rendered for a scroll that changes none. */
function createRowsInSight() {
  let answered:
    | { readonly rows: Rows; readonly focused: number | undefined; readonly indices: number[] }
    | undefined
  return (
    { startIndex, endIndex, count }: Range,
    painted: boolean,
    focused: number | undefined,
  ): number[] => {
    const sight = { from: startIndex, to: endIndex }
    const rows = mountedRows(sight, answered?.rows, { count, ...(painted ? BEYOND : NONE_BEYOND) })
    if (answered?.rows !== rows || answered.focused !== focused)
      answered = { rows, focused, indices: withFocused(rows, count, focused) }
    return answered.indices
  }
}

/**
 * A row's height after the browser's own layout, since one that is forced takes long in the middle of drawing; until then, and where a row
 * is hidden, the one known so far.
 */
const heightOf = <Scroller extends Element | Window>(
  row: HTMLLIElement,
  resized: ResizeObserverEntry | undefined,
  virtualizer: Virtualizer<Scroller, HTMLLIElement>,
): number => {
  const height = resized ? measureElement(row, resized, virtualizer) : 0
  if (height > 0) return height
  const index = virtualizer.indexFromElement(row)
  return virtualizer.measurementsCache[index]?.size ?? virtualizer.options.estimateSize(index)
}

const stateOf = <Scroller extends Element | Window>(
  virtualizer: ReactVirtualizer<Scroller, HTMLLIElement>,
): VirtualRowsState => ({
  rows: virtualizer.getVirtualItems(),
  container: virtualizer.containerRef,
  measure: virtualizer.measureElement,
})

function useCommonOptions<Item>({ items, itemKey, estimatedRow = 64 }: ListProps<Item>) {
  const [focused, setFocused] = useState<number>()
  const [rem] = useState(() => Number.parseFloat(getComputedStyle(document.documentElement).fontSize))
  const [painted, setPainted] = useState(false)
  const [rowsInSight] = useState(createRowsInSight)
  // The same function while the items are the same: with another the library places every row of the list anew, at each scroll.
  const keyOf = useCallback(
    (index: number) => {
      const item = items[index]
      return item === undefined ? index : itemKey(item)
    },
    [items, itemKey],
  )
  useEffect(() => {
    startTransition(() => {
      setPainted(true)
    })
  }, [])
  return {
    focus: {
      focused,
      onFocusedChange: ({ index }: { index: number | undefined }) => setFocused(index),
    },
    options: {
      count: items.length,
      estimateSize: () => Math.round((estimatedRow * rem) / DESIGNED_REM),
      getItemKey: keyOf,
      measureElement: heightOf,
      rangeExtractor: (range: Range) => rowsInSight(range, painted, focused),
      // Rows are drawn with whatever else React has to draw, rather than in the middle of it.
      useFlushSync: false,
      // Rows move as soon as they are measured, before they are painted.
      directDomUpdates: true,
      directDomUpdatesMode: 'position' as const,
    },
  }
}

function PageList<Item>(props: ListProps<Item>) {
  const place = useRef<HTMLDivElement>(null)
  const [offset, setOffset] = useState<number>()
  // After the rows are painted, when nothing must be laid out for it; anew with other rows, since what is above may have another height.
  useEffect(() => {
    const top = place.current?.getBoundingClientRect().top
    if (top !== undefined) setOffset(top + window.scrollY)
  }, [props.items])
  const { options, focus } = useCommonOptions(props)
  const virtualizer = useWindowVirtualizer<HTMLLIElement>({
    ...options,
    scrollMargin: offset ?? 0,
    // Else the first rows are drawn for a page without height, and the others once more.
    initialRect: { width: window.innerWidth, height: window.innerHeight },
  })
  useLayoutEffect(() => {
    // Which rows are above those in sight is not known before the offset is.
    virtualizer.shouldAdjustScrollPositionOnItemSizeChange = offset === undefined ? () => false : undefined
  }, [virtualizer, offset])
  return (
    <div ref={place}>
      <VirtualRows {...props} {...focus} virtual={stateOf(virtualizer)} />
    </div>
  )
}

function OwnList<Item>(props: ListProps<Item>) {
  const scroller = useRef<HTMLDivElement>(null)
  const { options, focus } = useCommonOptions(props)
  const virtualizer = useVirtualizer<HTMLDivElement, HTMLLIElement>({
    ...options,
    getScrollElement: () => scroller.current,
  })
  return (
    <div ref={scroller} role="group" aria-label={props.label} tabIndex={0} className={styles.scroller}>
      <VirtualRows {...props} {...focus} virtual={stateOf(virtualizer)} />
    </div>
  )
}
