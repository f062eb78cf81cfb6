import { neighbourOf } from './panelSwipe.ts'

type Tabs = readonly { readonly disabled?: boolean }[]

/**
 * Where a key leads from a tab: the next one that may be chosen, round the ends; Home and End to the outermost. Left and right change
 * sides in `rtl`. Undefined for keys that are not a row's own.
 */
export function tabForKey(key: string, from: number, tabs: Tabs, rtl = false): number | undefined {
  const first = neighbourOf(tabs, -1, 1)
  const last = neighbourOf(tabs, tabs.length, -1)
  switch (key) {
    case rtl ? 'ArrowLeft' : 'ArrowRight':
      return neighbourOf(tabs, from, 1) ?? first
    case rtl ? 'ArrowRight' : 'ArrowLeft':
      return neighbourOf(tabs, from, -1) ?? last
    case 'Home':
      return first
    case 'End':
      return last
    default:
      return undefined
  }
}
