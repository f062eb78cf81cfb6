import type { ApiFailure } from '@onelot/api-client'
import { InfiniteList, type InfiniteStatus } from '@onelot/ui'
import type { ReactNode } from 'react'
import type { Outdated, Refreshable } from '../data/refreshing.ts'
import { Failure } from '../states/Failure.tsx'
import { NotRefreshed } from '../states/NotRefreshed.tsx'
import * as styles from './PagedList.css.ts'
import { PullArea, usePulled } from './PullArea.tsx'

/** The part of `usePages`, `useBoard` and `useBoardPage` that a list shows. */
export interface ListedPages<Item> extends Refreshable {
  /** Undefined until the first page is here. */
  readonly items: readonly Item[] | undefined
  readonly failure: ApiFailure | undefined
  readonly outdated: Outdated | undefined
  readonly refreshing: boolean
  readonly leftOut?: number
  /** Absent, as `loadMore`, where nothing comes after what is here, or something else asks for it. */
  readonly status?: InfiniteStatus | undefined
  readonly loadMore?: (() => void) | undefined
}

export interface PagedListProps<Item> {
  pages: ListedPages<Item>
  /** Names it for screen readers, where its rows do not. */
  label?: string | undefined
  /**
   * `inset` keeps the margins of a page; rows of `flush` reach its edges; `fill` is as high as what is left of the page, and scrolls by itself.
   * @defaultValue 'inset'
   */
  layout?: keyof typeof styles.layouts | undefined
  /** Drawn in the layout of the rows. */
  skeleton: ReactNode
  /** What would be here, and a way on. */
  empty: ReactNode
  /** Over the rows, and where there are none. */
  head?: ReactNode
  /** Whether it says itself since when it is old, and how many rows are missing. `page`: the screen does, of all its reads. @defaultValue 'list' */
  noticeOn?: 'list' | 'page' | undefined
  /** Pulled down to be read anew; not beside a field that is typed in, nor where it scrolls by itself. @defaultValue true */
  pullable?: boolean | undefined
  /** After a failure. @defaultValue reads the list again */
  onRetry?: (() => void) | undefined
  /** Draws the rows; there is at least one. */
  children: (items: readonly Item[]) => ReactNode
}

/**
 * A list page by page in each of its states (docs/lists.md): loading, failed, empty, not refreshed, growing, complete. What was loaded stays
 * while it is read again. It is pulled to be refreshed, by the `PullArea` around it where there is one.
 */
export function PagedList<Item>(props: PagedListProps<Item>) {
  const isPulled = usePulled(props.pages)
  return isPulled || props.pullable === false ? (
    <ListState {...props} />
  ) : (
    <PullArea>
      <PagedList {...props} />
    </PullArea>
  )
}

function ListState<Item>({ pages, skeleton, onRetry, ...list }: PagedListProps<Item>) {
  const { items, failure, refreshing, refresh } = pages
  // Rows that stay while a page is turned do not hide that it failed.
  if (failure !== undefined)
    return <Failure failure={failure} retrying={refreshing} onRetry={onRetry ?? (() => void refresh())} />
  if (items !== undefined) return <LoadedList pages={pages} items={items} {...list} />
  return <div className={styles.layouts[list.layout ?? 'inset']}>{skeleton}</div>
}

interface LoadedListProps<Item> extends Omit<PagedListProps<Item>, 'skeleton' | 'onRetry'> {
  items: readonly Item[]
}

function LoadedList<Item>(props: LoadedListProps<Item>) {
  const { pages, items, label, layout = 'inset', empty, head, noticeOn = 'list', children } = props
  const { status, loadMore } = pages
  const Box = label === undefined ? 'div' : 'section'
  return (
    <Box className={styles.layouts[layout]} aria-label={label}>
      {noticeOn === 'list' ? <NotRefreshed reads={[pages]} /> : null}
      {head}
      {items.length === 0 ? (
        <div className={styles.empty[layout]}>{empty}</div>
      ) : status === undefined || loadMore === undefined ? (
        children(items)
      ) : (
        <InfiniteList status={status} loaded={items.length} onLoadMore={loadMore}>
          {children(items)}
        </InfiniteList>
      )}
    </Box>
  )
}
